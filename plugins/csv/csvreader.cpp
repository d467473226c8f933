#include "plugins/csv/csvreader.h"

namespace thicket::plugins {

CsvReader::CsvReader(std::string_view bytes, std::string name, char separator)
    : m_bytes(bytes), m_name(std::move(name)), m_separator(separator)
{
    if (m_bytes.starts_with("\xEF\xBB\xBF"))
        m_position = m_lineBegin = 3;
}

Result<std::vector<CsvField>> CsvReader::next()
{
    std::vector<CsvField> record;
    skipBlankLines();
    if (atEnd())
        return record;
    while (true) {
        Result<CsvField> next = field();
        if (!next)
            return Unexpected(next.error());
        if (record.size() == mostFields) {
            return Unexpected("The row has more than " + std::to_string(mostFields) + " fields.",
                              place(next->line, next->column));
        }
        record.push_back(std::move(*next));
        if (!skipSeparator())
            break;
    }
    skipLineEnd();
    return record;
}

std::string CsvReader::place(int line, int column) const
{
    return m_name + ": line " + std::to_string(line) + ", column " + std::to_string(column);
}

bool CsvReader::atSpace() const
{
    return !atEnd() && (current() == ' ' || (current() == '\t' && m_separator != '\t'));
}

void CsvReader::skipSpaces()
{
    while (atSpace())
        ++m_position;
}

/// False at the end of the record.
bool CsvReader::skipSeparator()
{
    if (m_separator == ' ')
        skipSpaces();
    if (atLineEnd())
        return false;
    if (m_separator != ' ')
        ++m_position;
    return true;
}

void CsvReader::skipLineEnd()
{
    if (atEnd())
        return;
    if (m_bytes.substr(m_position, 2) == "\r\n")
        ++m_position;
    ++m_position;
    ++m_line;
    m_lineBegin = m_position;
}

void CsvReader::skipBlankLines()
{
    while (true) {
        const std::size_t begin = m_position;
        skipSpaces();
        if (atEnd())
            return;
        if (!atLineEnd()) {
            m_position = begin;
            return;
        }
        skipLineEnd();
    }
}

Result<CsvField> CsvReader::field()
{
    skipSpaces();
    CsvField field{{}, m_line, column()};
    if (atLineEnd() || current() != '"') {
        field.text = plainText();
        return field;
    }
    Result<std::string> text = quotedText();
    if (!text)
        return Unexpected(text.error());
    field.text = std::move(*text);
    if (m_separator != ' ')
        skipSpaces();
    if (!atLineEnd() && !atSeparator()) {
        return Unexpected("Text follows a closing quote; a quote inside a field is written twice.",
                          place(m_line, column()));
    }
    return field;
}

Result<std::string> CsvReader::quotedText()
{
    const std::string begin = place(m_line, column());
    std::string text;
    ++m_position;
    while (!atEnd()) {
        if (current() == '"') {
            ++m_position;
            if (atEnd() || current() != '"')
                return text;
            text += '"';
            ++m_position;
        } else if (atLineEnd()) {
            text += '\n';
            skipLineEnd();
        } else {
            text += current();
            ++m_position;
        }
    }
    return Unexpected("This quote is never closed.", begin);
}

std::string CsvReader::plainText()
{
    const std::size_t begin = m_position;
    while (!atLineEnd() && !atSeparator() && !(m_separator == ' ' && atSpace()))
        ++m_position;
    std::size_t end = m_position;
    while (end > begin && (m_bytes[end - 1] == ' ' || m_bytes[end - 1] == '\t'))
        --end;
    return std::string(m_bytes.substr(begin, end - begin));
}

} // namespace thicket::plugins
