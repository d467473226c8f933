#include "plugins/tiled/jsoncursor.h"

#include "libnav/excerpt.h"

#include <algorithm>
#include <rapidjson/error/en.h>
#include <rapidjson/memorystream.h>
#include <rapidjson/reader.h>

namespace thicket::plugins {

namespace {

using Part = JsonCursor::Part;

/// Keeps the scalar that was read.
struct ScalarKeeper : rapidjson::BaseReaderHandler<rapidjson::UTF8<>, ScalarKeeper> {
    Part part = Part::null;
    std::string& text;

    explicit ScalarKeeper(std::string& keptText) : text(keptText) {}

    bool keep(Part kind, std::string_view value)
    {
        part = kind;
        text = value;
        return true;
    }
    bool Null() { return keep(Part::null, "null"); }
    bool Bool(bool value) { return keep(Part::flag, value ? "true" : "false"); }
    bool RawNumber(const char* value, rapidjson::SizeType length, bool)
    {
        return keep(Part::number, {value, length});
    }
    bool String(const char* value, rapidjson::SizeType length, bool)
    {
        return keep(Part::text, {value, length});
    }
};

} // namespace

struct JsonCursor::Scalars {
    rapidjson::MemoryStream stream;
    rapidjson::Reader reader;
};

JsonCursor::JsonCursor(std::string_view bytes, std::string name, std::size_t mostLevels)
    : m_bytes(bytes), m_name(std::move(name)),
      m_scalars(new Scalars{rapidjson::MemoryStream(bytes.data(), bytes.size()), {}}),
      m_mostLevels(mostLevels)
{}

JsonCursor::~JsonCursor() = default;

/// The next character that is no white space; 0 at the end.
char JsonCursor::peek()
{
    rapidjson::MemoryStream& stream = m_scalars->stream;
    char next = stream.Peek();
    while (next == ' ' || next == '\n' || next == '\t' || next == '\r') {
        stream.Take();
        next = stream.Peek();
    }
    return next;
}

Part JsonCursor::next()
{
    if (m_part == Part::end)
        return m_part;
    const char first = peek();
    if (m_objects.empty() && m_hasBegun) {
        if (m_scalars->stream.Tell() < m_bytes.size())
            fail("This is not valid JSON: something follows its end.");
        return m_part = Part::end;
    }
    m_hasBegun = true;
    if (m_objects.empty() || m_isKeyed) {
        m_isKeyed = false;
        return m_part = value(first);
    }
    if (first == (m_objects.back() ? '}' : ']'))
        return m_part = closed();
    if (!m_isFirst) {
        if (first != ',') {
            fail("This is not valid JSON: a comma or closing bracket is missing.");
            return m_part;
        }
        m_scalars->stream.Take();
    }
    m_isFirst = false;
    return m_part = m_objects.back() ? keyAtCursor() : value(peek());
}

Part JsonCursor::value(char first)
{
    if (first == '{')
        return opened(Part::beginObject);
    if (first == '[')
        return opened(Part::beginArray);
    return scalar();
}

Part JsonCursor::opened(Part part)
{
    m_scalars->stream.Take();
    if (m_objects.size() == m_mostLevels) {
        fail("Brackets are nested deeper than " + std::to_string(m_mostLevels) + " levels.");
        return Part::end;
    }
    m_objects.push_back(part == Part::beginObject);
    m_isFirst = true;
    m_text.clear();
    return part;
}

Part JsonCursor::closed()
{
    m_scalars->stream.Take();
    const Part part = m_objects.back() ? Part::endObject : Part::endArray;
    m_objects.pop_back();
    m_isFirst = false;
    return part;
}

Part JsonCursor::keyAtCursor()
{
    if (peek() != '"' || scalar() != Part::text || peek() != ':') {
        fail("This is not valid JSON: a key in quotes and a colon are missing.");
        return Part::end;
    }
    m_scalars->stream.Take();
    m_isKeyed = true;
    return Part::key;
}

Part JsonCursor::scalar()
{
    constexpr unsigned flags = rapidjson::kParseNumbersAsStringsFlag |
                               rapidjson::kParseValidateEncodingFlag |
                               rapidjson::kParseStopWhenDoneFlag;
    ScalarKeeper kept(m_text);
    const rapidjson::ParseResult result = m_scalars->reader.Parse<flags>(m_scalars->stream, kept);
    if (result.IsError()) {
        fail(std::string("This is not valid JSON: ") + rapidjson::GetParseError_En(result.Code()));
        return Part::end;
    }
    if (kept.part == Part::text && !nav::isUtf8(m_text)) {
        fail("This text holds half a surrogate pair, which stands for no character.");
        return Part::end;
    }
    return kept.part;
}

void JsonCursor::skip()
{
    if (!is(Part::beginObject) && !is(Part::beginArray))
        return;
    const std::size_t outside = m_objects.size() - 1;
    while (m_objects.size() > outside && m_part != Part::end)
        next();
}

nav::Json JsonCursor::json(ReadingBudget& budget)
{
    constexpr std::size_t partBytes = 2 * sizeof(nav::Json) + 64; // of a list that grows, a member
    const auto spend = [&](std::size_t bytes) {
        if (!budget.spend(bytes))
            fail(ReadingBudget::exceeded);
    };
    if (isScalar())
        spend(ReadingBudget::heapBytes(m_text));
    switch (m_part) {
    case Part::text:
        return m_text;
    case Part::number:
        return nav::Json::Number{m_text};
    case Part::flag:
        return m_text == "true";
    case Part::beginObject: {
        nav::Json::Object object;
        eachMember([&](std::string_view key) {
            spend(partBytes + ReadingBudget::heapBytes(key));
            object.insert_or_assign(std::string(key), json(budget));
        });
        return object;
    }
    case Part::beginArray: {
        nav::Json::Array array;
        eachElement([&] {
            spend(partBytes);
            array.push_back(json(budget));
        });
        return array;
    }
    default:
        return {};
    }
}

void JsonCursor::refuse(std::string_view needed, std::string_view key)
{
    std::string subject = "This";
    if (!key.empty())
        subject = '`' + excerpt(key) + (isScalar() ? "` " + excerpt(m_text) : "`");
    fail(subject + " is not " + std::string(needed) + '.');
}

void JsonCursor::fail(const std::string& message)
{
    if (!m_error) {
        const std::size_t at = std::min(m_scalars->stream.Tell(), m_bytes.size());
        const std::size_t newLine = m_bytes.substr(0, at).rfind('\n');
        const std::size_t column = newLine == std::string_view::npos ? at + 1 : at - newLine;
        const std::string place =
            ": line " + std::to_string(line()) + ", column " + std::to_string(column);
        m_error = Error{message, m_name + place};
    }
    m_part = Part::end;
}

std::size_t JsonCursor::line()
{
    const std::size_t at = std::min(m_scalars->stream.Tell(), m_bytes.size());
    if (at > m_lineOffset) {
        m_line += std::size_t(std::count(m_bytes.begin() + std::ptrdiff_t(m_lineOffset),
                                         m_bytes.begin() + std::ptrdiff_t(at), '\n'));
        m_lineOffset = at;
    }
    return m_line;
}

} // namespace thicket::plugins
