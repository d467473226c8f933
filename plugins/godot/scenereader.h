#pragma once

#include "libnav/result.h"
#include "plugins/godot/variant.h"

#include <optional>
#include <string_view>
#include <utility>

namespace thicket::plugins {

/// Reads names and values of Godot's text format from the front of a text. After an error, which is
/// the first one, all calls return nothing. Bounded: values nest 64 deep, and what is kept of them
/// needs at most 24 MB and five times the size of the text; of lists and dictionaries, less. Not
/// thread-safe; several may read one text at once.
class SceneReader {
public:
    /// Both must outlive it. `name` is the file's, for the places of errors.
    SceneReader(std::string_view text, const std::string& name) : SceneReader(text, name, 0, 1) {}
    /// From a byte on; with one of `shares` (> 0) of the 24 MB.
    SceneReader(std::string_view text, const std::string& name, std::size_t begin,
                std::size_t shares)
        : m_text(text), m_name(name), m_at(begin),
          m_left((std::size_t(24) << 20) / shares + 5 * (text.size() - begin))
    {}

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
    Variant value();
    /// Past a value. Only its brackets and texts are looked at.
    void pass();
    std::string string();
    /// The same into a text that may have memory already, of which nothing is kept.
    void string(std::string& out);
    /// Passes a value and returns it unread. What is in it may turn out to be none.
    Variant spelling();

    /// Counts memory that what was read needs; fails if it is too much.
    void spend(std::size_t bytes);
    /// Adds to what may be spent.
    void earn(std::size_t bytes) { m_left += bytes; }
    /// How many bytes of the text were read.
    std::size_t place() const { return m_at; }
    /// The bytes that may still be spent, and setting them back when values were dropped.
    std::size_t left() const { return m_left; }
    void restore(std::size_t left) { m_left = left; }

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
    /// With its spelling, a plus apart.
    std::pair<std::string_view, double> spelledNumber();
    void escape(std::string& out);
    void passString();

    std::string_view m_text;
    const std::string& m_name;
    std::size_t m_at;
    std::size_t m_left;
    std::optional<Error> m_error;
};

} // namespace thicket::plugins
