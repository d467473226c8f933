#pragma once

#include "libnav/result.h"

#include <string>
#include <string_view>
#include <vector>

namespace thicket::plugins {

/// One field of a record and its position: both counted from 1, columns in bytes of the line.
struct CsvField {
    std::string text; ///< without its quotes and surrounding spaces
    int line = 1;
    int column = 1;
};

/// Splits comma-separated values (RFC 4180) record by record. Quoted fields may hold separators,
/// line ends and doubled quotes. Lines end in LF, CRLF or CR. Blank lines and a UTF-8 byte order
/// mark are skipped. Several spaces separate as one does.
class CsvReader {
public:
    /// `bytes` must outlive the reader.
    CsvReader(std::string_view bytes, std::string name, char separator = ',');

    static constexpr std::size_t mostFields = 1'000'000; ///< of a record

    /// The next record; empty at the end. Errors: a quote that is not closed, text beside quotes,
    /// more than `mostFields` fields.
    Result<std::vector<CsvField>> next();
    /// The line after the last one read.
    int line() const { return m_line; }
    /// How many of the bytes were read.
    std::size_t position() const { return m_position; }
    char separator() const { return m_separator; }
    /// "trees.csv: line 12, column 3".
    std::string place(int line, int column) const;

private:
    bool atEnd() const { return m_position >= m_bytes.size(); }
    char current() const { return m_bytes[m_position]; }
    bool atSeparator() const { return !atEnd() && current() == m_separator; }
    bool atLineEnd() const { return atEnd() || current() == '\n' || current() == '\r'; }
    int column() const { return int(m_position - m_lineBegin) + 1; }
    bool atSpace() const;
    void skipSpaces();
    bool skipSeparator();
    void skipLineEnd();
    void skipBlankLines();
    Result<CsvField> field();
    Result<std::string> quotedText();
    std::string plainText();

    std::string_view m_bytes;
    std::string m_name;
    char m_separator;
    std::size_t m_position = 0;
    std::size_t m_lineBegin = 0;
    int m_line = 1;
};

} // namespace thicket::plugins
