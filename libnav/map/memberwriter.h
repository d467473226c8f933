#pragma once

#include "libnav/geometry/shapes.h"
#include "libnav/json/json.h"

#include <string>
#include <string_view>
#include <vector>

/// Writing one object of a map file key by key. Private to the map file's writer.
namespace thicket::nav {

/// Writes the members of one JSON object, without its brackets: keys must come in ascending order,
/// unknown ones are put between them.
class MemberWriter {
public:
    /// `unknown` must outlive the writer; `separator` stands between members.
    MemberWriter(std::string& out, const Json::Object& unknown, const char* separator = ", ");

    /// Begins a member, whose key has nothing to escape; its value is to be appended to what is
    /// returned.
    std::string& member(std::string_view key);
    /// The unknown members that are left.
    void finish();

private:
    void separate();
    void writeUnknown();

    std::string& m_out;
    const char* m_separator;
    Json::Object::const_iterator m_next;
    Json::Object::const_iterator m_end;
    std::string_view m_last; ///< key of the member before
    bool m_isFirst = true;
};

/// [x, y].
void append(std::string& out, Point point);
/// [[x, y], ...].
void append(std::string& out, const std::vector<Point>& points);

/// A list with one element a line; `write` appends one. `unread` are elements of a newer file, kept
/// as they came.
template <class Element> void writeList(std::string& out, const std::vector<Element>& elements,
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
