#pragma once

#include "libnav/result.h"
#include "plugins/godot/variant.h"

#include <optional>
#include <string_view>

namespace thicket::plugins {

/// Reads names and values of Godot's text format from the front of a text. After an error, which is
/// the first one, all calls return nothing. Bounded: values nest 64 deep and have eight million
/// parts in all. Not thread-safe.
class SceneReader {
public:
    /// Both must outlive it. `name` is the file's, for the places of errors.
    SceneReader(std::string_view text, const std::string& name) : m_text(text), m_name(name) {}

    /// Past spaces, line ends and comments, which begin with ";".
    void skipBlank();
    bool isAtEnd() const { return m_at == m_text.size(); }
    bool hasFailed() const { return m_error.has_value(); }
    /// The next byte; 0 at the end.
    char peek() const { return isAtEnd() ? '\0' : m_text[m_at]; }
    /// Takes the byte if it is next, after blanks.
    bool take(char c);
    /// Takes it or fails, saying what was expected.
    void expect(char c);
    /// Letters, digits, "_", "/" and ":", at least one; or a string.
    std::string name();
    /// A value's parts beyond a number that is kept are dropped if `isKept` is false.
    Variant value(bool isKept = true);
    std::string string();
    /// Passes a value and returns it unread. Numbers in it may turn out to be none.
    Variant spelling();

    void fail(const std::string& message);
    /// An error at the present place.
    Error errorHere(const std::string& message) const;
    const std::optional<Error>& error() const { return m_error; }

private:
    Variant nested(int depth);
    Variant array(int depth);
    Variant dictionary(int depth);
    Variant call(std::string name, int depth);
    Variant word(int depth);
    Variant number();
    void escape(std::string& out);
    bool countPart();

    std::string_view m_text;
    const std::string& m_name;
    std::size_t m_at = 0;
    std::size_t m_parts = 0;
    bool m_isKept = true;
    std::optional<Error> m_error;
};

} // namespace thicket::plugins
