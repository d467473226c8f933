#pragma once

#include "libnav/geometry/shapes.h"
#include "libnav/json/json.h"

#include <string>
#include <string_view>
#include <vector>

/// Writes one object of a map file, key by key. Internal to the writer of map files.
namespace thicket::nav {

/// Writes the members of a JSON object, without its braces. Keys must come in ascending order;
/// unknown keys are merged in.
class MemberWriter {
public:
    /// `unknown` must outlive the writer. `separator` is written between members.
    MemberWriter(std::string& out, const Json::Object& unknown, const char* separator = ", ");

    /// Begins a member and returns the text to append its value to. The key must need no escapes.
    std::string& member(std::string_view key);
    /// Writes the remaining unknown members.
    void finish();

private:
    void separate();
    void writeUnknown();

    std::string& m_out;
    const char* m_separator;
    Json::Object::const_iterator m_next;
    Json::Object::const_iterator m_end;
    std::string_view m_last; ///< key of the previous member
    bool m_isFirst = true;
};

/// [x, y].
void append(std::string& out, Point point);
/// [[x, y], ...].
void append(std::string& out, const std::vector<Point>& points);

/// Writes a list with one element per line. `write` appends one element. `unread`: elements of a
/// newer file, written as they were read.
template <class Elements, class Element>
void writeList(std::string& out, const Elements& elements,
               void (*write)(std::string& out, const Element& element),
               const Json* unread = nullptr)
{
    const char* separator = "[\n    ";
    for (const Element& element : elements) {
        out += separator;
        write(out, element);
        separator = ",\n    ";
    }
    if (const auto* kept = unread ? unread->as<Json::Array>() : nullptr) {
        for (const Json& element : *kept) {
            out += separator;
            out += element.text();
            separator = ",\n    ";
        }
    }
    out += *separator == '[' ? "[]" : "\n  ]";
}

} // namespace thicket::nav
