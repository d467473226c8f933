#pragma once

#include "libnav/result.h"
#include "plugins/tiled/xmltext.h"

#include <deque>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace thicket::plugins {

/// Reads XML 1.0 in UTF-8 part by part, like QXmlStreamReader, which first makes it UTF-16 and
/// takes four times as long. The first fault ends the reading: all later parts are `end`.
///
/// Comments, instructions and declarations are passed over. Entities cannot be declared: a few
/// lines of them stand for gigabytes. An element has at most 1000 attributes. Prefixes of name
/// spaces are parts of names. Time: as the bytes. Not thread-safe.
class XmlCursor {
public:
    enum class Part { begin, element, endElement, characters, end };

    struct Attribute {
        std::string_view name;
        std::string_view value; ///< without references; line ends and tabs are blanks
    };

    /// The bytes, without a byte order mark, must outlive the cursor. `name`: of the file, in
    /// errors.
    XmlCursor(std::string_view bytes, std::string name);

    /// Steps to the next part. What next() and nextChild() gave before is no longer valid.
    Part next();
    /// Steps to the next element within the current one, or to its end: then false. What was
    /// between must have been read to its end.
    bool nextChild();
    Part part() const { return m_part; }
    bool is(Part part) const { return m_part == part; }

    /// Of the element that begins here.
    std::string_view name() const { return m_name; }
    std::span<const Attribute> attributes() const { return m_attributes; }
    /// Empty if it is missing.
    std::string_view attribute(std::string_view name) const;
    /// Of characters; a text may come in several parts.
    std::string_view text() const { return m_text; }

    /// The reading ends here.
    void fail(const std::string& message);
    bool hasFailed() const { return m_error.has_value(); }
    const Error& error() const { return *m_error; }
    /// The line up to which the file is read, from 1.
    std::size_t line();

private:
    Part invalid(const std::string& why);
    Part stopped(const std::string& message);
    char peek() const { return m_at < m_bytes.size() ? m_bytes[m_at] : '\0'; }
    bool isAt(std::string_view mark) const { return m_bytes.substr(m_at, mark.size()) == mark; }
    bool skipBlanks();
    bool passUpTo(std::string_view mark, std::string_view what);
    void passInstruction();
    void passDoctype();
    void passMarkup();
    std::string_view takenName();
    Part beginning();
    bool takeAttribute();
    bool hasRepeatedName();
    Part ending();
    Part characters();
    Part section();
    std::string_view decoded(std::string_view raw, XmlText kind);

    std::string_view m_bytes;
    std::string m_file;
    std::size_t m_at = 0;
    Part m_part = Part::begin;
    std::string_view m_name, m_text;
    std::vector<Attribute> m_attributes;
    std::deque<std::string> m_decoded; // what the attributes or the text view, where not the bytes
    std::vector<std::string_view> m_open; // names of elements
    std::vector<std::string_view> m_names;
    bool m_isEmpty = false; // the element just begun ends at once
    bool m_hasRoot = false;
    std::optional<Error> m_error;
    std::size_t m_line = 1;
    std::size_t m_lineOffset = 0; // up to where lines are counted
};

} // namespace thicket::plugins
