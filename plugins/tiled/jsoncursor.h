#pragma once

#include "libnav/json/json.h"
#include "libnav/result.h"
#include "plugins/tiled/readingbudget.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace thicket::plugins {

/// Reads JSON part by part, like QXmlStreamReader, with little memory whatever the file says. The
/// first fault ends the reading: all later parts are `end`.
/// Strict (RFC 8259), valid UTF-8, at most so many levels of brackets.
class JsonCursor {
public:
    enum class Part {
        end,
        beginObject,
        endObject,
        beginArray,
        endArray,
        key,
        text,
        number,
        flag,
        null
    };

    /// The bytes must outlive the cursor. `name`: of the file, in errors.
    JsonCursor(std::string_view bytes, std::string name, std::size_t mostLevels = 64);
    ~JsonCursor();
    JsonCursor(const JsonCursor&) = delete;
    JsonCursor& operator=(const JsonCursor&) = delete;

    /// Steps to the next part.
    Part next();
    Part part() const { return m_part; }
    bool is(Part part) const { return m_part == part; }
    /// A key or text decoded, a number as in the file, "true", "false", "null".
    const std::string& text() const { return m_text; }
    bool isScalar() const { return m_part >= Part::text; }

    /// Calls member(key) for each member of the object at the cursor. It finds the cursor at the
    /// value and must leave it at the value's last part. The cursor ends at the closing bracket.
    template <class Function> void eachMember(Function member)
    {
        if (!is(Part::beginObject))
            return refuse("an object", {});
        while (next() == Part::key) {
            const std::string key = m_text;
            next();
            member(std::string_view(key));
        }
    }
    /// Calls element() for each element of the array at the cursor, likewise.
    template <class Function> void eachElement(Function element)
    {
        if (!is(Part::beginArray))
            return refuse("a list", {});
        while (next() != Part::endArray && m_part != Part::end)
            element();
    }
    /// Passes over the value at the cursor.
    void skip();
    /// The value at the cursor. Refused if it needs more than the budget.
    nav::Json json(ReadingBudget& budget);

    /// The reading ends here, as the value is not what it must be: "`width` is not a number.".
    void refuse(std::string_view needed, std::string_view key);
    void fail(const std::string& message);
    bool hasFailed() const { return m_error.has_value(); }
    const Error& error() const { return *m_error; }
    /// The line of the part, from 1.
    std::size_t line();

private:
    struct Scalars;

    char peek();
    Part scalar();
    Part value(char first);
    Part opened(Part part);
    Part closed();
    Part keyAtCursor();

    std::string_view m_bytes;
    std::string m_name;
    std::unique_ptr<Scalars> m_scalars; // RapidJSON, for texts and numbers
    Part m_part = Part::null;
    std::string m_text;
    std::size_t m_mostLevels;
    std::vector<bool> m_objects; // for each open bracket whether it is an object's
    bool m_hasBegun = false;
    bool m_isFirst = true;  // in its brackets
    bool m_isKeyed = false; // a key comes before the value
    std::optional<Error> m_error;
    std::size_t m_line = 1;
    std::size_t m_lineOffset = 0; // up to where lines are counted
};

} // namespace thicket::plugins
