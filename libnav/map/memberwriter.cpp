#include "libnav/map/memberwriter.h"

#include <cassert>

namespace thicket::nav {

MemberWriter::MemberWriter(std::string& out, const Json::Object& unknown, const char* separator)
    : m_out(out), m_separator(separator), m_next(unknown.begin()), m_end(unknown.end())
{}

std::string& MemberWriter::member(std::string_view key)
{
    assert(m_last < key);
    m_last = key;
    for (; m_next != m_end && m_next->first < key; ++m_next)
        writeUnknown();
    if (m_next != m_end && m_next->first == key)
        ++m_next; // value of a newer file that this version could not read
    separate();
    m_out += '"'; // our own keys need no escapes
    m_out += key;
    m_out += "\": ";
    return m_out;
}

void MemberWriter::finish()
{
    for (; m_next != m_end; ++m_next)
        writeUnknown();
}

void MemberWriter::separate()
{
    if (!m_isFirst)
        m_out += m_separator;
    m_isFirst = false;
}

void MemberWriter::writeUnknown()
{
    separate();
    appendQuoted(m_out, m_next->first);
    m_out += ": ";
    m_out += m_next->second.text();
}

void append(std::string& out, Point point)
{
    out += '[';
    appendShortest(out, point.x);
    out += ", ";
    appendShortest(out, point.y);
    out += ']';
}

void append(std::string& out, const std::vector<Point>& points)
{
    const char* separator = "[";
    for (const Point point : points) {
        out += separator;
        append(out, point);
        separator = ", ";
    }
    out += points.empty() ? "[]" : "]";
}

} // namespace thicket::nav
