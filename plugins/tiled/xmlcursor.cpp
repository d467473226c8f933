#include "plugins/tiled/xmlcursor.h"

#include "libnav/excerpt.h"

#include <algorithm>
#include <array>

namespace thicket::plugins {

namespace {

using Part = XmlCursor::Part;

constexpr std::size_t mostAttributes = 1000;

bool isBlank(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }

constexpr auto nameBytes = [] {
    std::array<bool, 256> table{};
    for (const char c : std::string_view("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
                                         "0123456789_:.-"))
        table[static_cast<unsigned char>(c)] = true;
    for (std::size_t c = 0x80; c < table.size(); ++c)
        table[c] = true;
    return table;
}();
bool isInNames(char c) { return nameBytes[static_cast<unsigned char>(c)]; }
bool beginsNames(char c) { return isInNames(c) && c != '-' && c != '.' && (c < '0' || c > '9'); }

/// What the XML declaration says, in small letters; empty if nothing.
std::string encodingIn(std::string_view declaration)
{
    const std::size_t key = declaration.find("encoding");
    const std::size_t open = declaration.find_first_of("\"'", std::min(key, declaration.size()));
    if (open == std::string_view::npos)
        return {};
    const std::size_t close = declaration.find(declaration[open], open + 1);
    std::string name(declaration.substr(open + 1, close - open - 1));
    for (char& c : name)
        if (c >= 'A' && c <= 'Z')
            c = char(c - 'A' + 'a');
    return name;
}

} // namespace

XmlCursor::XmlCursor(std::string_view bytes, std::string name)
    : m_bytes(bytes), m_file(std::move(name))
{
    const std::size_t fault = faultInXml(bytes);
    if (fault == bytes.size())
        return;
    m_at = fault;
    invalid("this is no character in UTF-8 that it may hold.");
}

Part XmlCursor::next()
{
    if (m_isEmpty) {
        m_isEmpty = false;
        m_open.pop_back();
        return m_part = Part::endElement;
    }
    while (m_part != Part::end && m_at < m_bytes.size()) {
        if (m_bytes[m_at] != '<') {
            if (!m_open.empty())
                return characters();
            if (!skipBlanks())
                return invalid("there is text outside of its elements.");
            continue;
        }
        const char kind = m_at + 1 < m_bytes.size() ? m_bytes[m_at + 1] : '\0';
        if (kind == '/')
            return ending();
        if (kind != '!' && kind != '?')
            return beginning();
        if (!m_open.empty() && isAt("<![CDATA["))
            return section();
        passMarkup();
    }
    if (!m_error && !m_open.empty())
        return invalid("the element <" + excerpt(m_open.back()) + "> does not end.");
    if (!m_error && !m_hasRoot)
        return invalid("there is no element.");
    return m_part = Part::end;
}

bool XmlCursor::nextChild()
{
    while (true) {
        const Part part = next();
        if (part != Part::characters)
            return part == Part::element;
    }
}

std::string_view XmlCursor::attribute(std::string_view name) const
{
    for (const Attribute& attribute : m_attributes)
        if (attribute.name == name)
            return attribute.value;
    return {};
}

bool XmlCursor::skipBlanks()
{
    const std::size_t begin = m_at;
    while (m_at < m_bytes.size() && isBlank(m_bytes[m_at]))
        ++m_at;
    return m_at > begin;
}

/// Passes over all up to the end of the mark.
bool XmlCursor::passUpTo(std::string_view mark, std::string_view what)
{
    const std::size_t found = m_bytes.find(mark, m_at);
    if (found == std::string_view::npos) {
        invalid(std::string(what) + " does not end.");
        return false;
    }
    m_at = found + mark.size();
    return true;
}

/// What begins with <! or <? and is nothing to read.
void XmlCursor::passMarkup()
{
    if (isAt("<?")) {
        passInstruction();
    } else if (isAt("<!--")) {
        m_at += 4;
        passUpTo("-->", "a comment");
    } else if (isAt("<!DOCTYPE") && !m_hasRoot) {
        passDoctype();
    } else {
        invalid("\"<!\" begins nothing that is known here.");
    }
}

void XmlCursor::passInstruction()
{
    const std::size_t begin = m_at;
    if (!passUpTo("?>", "an instruction"))
        return;
    const std::string_view all = m_bytes.substr(begin, m_at - begin);
    if (begin > 0 || !all.starts_with("<?xml"))
        return;
    const std::string encoding = encodingIn(all);
    if (!encoding.empty() && encoding != "utf-8" && encoding != "utf8" && encoding != "us-ascii")
        fail("The file says that it is in " + excerpt(encoding) + "; UTF-8 is read.");
}

/// Up to its end, over a list of declarations in brackets.
void XmlCursor::passDoctype()
{
    bool isInList = false;
    while (m_at < m_bytes.size()) {
        const char c = m_bytes[m_at];
        if (isInList && isAt("<!ENTITY"))
            return fail("The file declares entities, which maps do not need; it was not read.");
        if (isInList && isAt("<!--")) {
            if (!passUpTo("-->", "a comment"))
                return;
            continue;
        }
        ++m_at;
        if (c == '"' || c == '\'') {
            if (!passUpTo({&c, 1}, "a text in the document type"))
                return;
        } else if (c == '[' || c == ']') {
            isInList = c == '[';
        } else if (c == '>' && !isInList) {
            return;
        }
    }
    invalid("the document type does not end.");
}

std::string_view XmlCursor::takenName()
{
    const std::size_t begin = m_at;
    if (beginsNames(peek()))
        while (m_at < m_bytes.size() && isInNames(m_bytes[m_at]))
            ++m_at;
    return m_bytes.substr(begin, m_at - begin);
}

Part XmlCursor::beginning()
{
    if (m_open.empty() && m_hasRoot)
        return invalid("an element follows the one that holds all.");
    ++m_at;
    m_name = takenName();
    if (m_name.empty())
        return invalid("a name is missing here.");
    m_attributes.clear();
    m_decoded.clear();
    for (bool isApart = skipBlanks(); peek() != '>' && peek() != '/'; isApart = skipBlanks()) {
        if (!isApart)
            return invalid("a blank or the end of the element's tag is missing here.");
        if (m_attributes.size() == mostAttributes)
            return stopped("An element has more than 1000 attributes.");
        if (!takeAttribute())
            return m_part;
    }
    m_isEmpty = peek() == '/';
    m_at += m_isEmpty ? 1 : 0;
    if (peek() != '>')
        return invalid("the end of the element's tag is missing here.");
    if (hasRepeatedName())
        return invalid("the element has an attribute twice.");
    ++m_at;
    m_hasRoot = true;
    m_open.push_back(m_name);
    return m_part = Part::element;
}

bool XmlCursor::takeAttribute()
{
    const std::string_view name = takenName();
    skipBlanks();
    const bool isGiven = peek() == '=';
    m_at += isGiven ? 1 : 0;
    skipBlanks();
    const char quote = peek();
    if (name.empty() || !isGiven || (quote != '"' && quote != '\'')) {
        invalid(name.empty() ? "the name of an attribute is missing here."
                             : "the value of an attribute is missing here.");
        return false;
    }
    const std::size_t begin = ++m_at;
    bool isPlain = true;
    for (; m_at < m_bytes.size() && m_bytes[m_at] != quote; ++m_at) {
        const char c = m_bytes[m_at];
        if (c == '<') {
            invalid("\"<\" is in the value of an attribute.");
            return false;
        }
        isPlain = isPlain && c != '&' && static_cast<unsigned char>(c) >= ' ';
    }
    if (m_at == m_bytes.size()) {
        invalid("the value of an attribute does not end.");
        return false;
    }
    const std::string_view raw = m_bytes.substr(begin, m_at - begin);
    m_attributes.push_back({name, isPlain ? raw : decoded(raw, XmlText::attribute)});
    ++m_at;
    return !m_error;
}

bool XmlCursor::hasRepeatedName()
{
    constexpr std::size_t few = 16;
    if (m_attributes.size() <= few) {
        for (std::size_t i = 1; i < m_attributes.size(); ++i)
            for (std::size_t j = 0; j < i; ++j)
                if (m_attributes[i].name == m_attributes[j].name)
                    return true;
        return false;
    }
    m_names.clear();
    for (const Attribute& attribute : m_attributes)
        m_names.push_back(attribute.name);
    std::sort(m_names.begin(), m_names.end());
    return std::adjacent_find(m_names.begin(), m_names.end()) != m_names.end();
}

Part XmlCursor::ending()
{
    m_at += 2;
    const std::string_view name = takenName();
    skipBlanks();
    if (m_open.empty() || name != m_open.back() || peek() != '>') {
        return invalid(m_open.empty() ? "an element ends that did not begin."
                                      : "the end of <" + excerpt(m_open.back()) + "> is expected.");
    }
    ++m_at;
    m_open.pop_back();
    return m_part = Part::endElement;
}

Part XmlCursor::characters()
{
    const std::size_t end = std::min(m_bytes.find('<', m_at), m_bytes.size());
    const std::string_view raw = m_bytes.substr(m_at, end - m_at);
    if (raw.find("]]>") != std::string_view::npos)
        return invalid("\"]]>\" is in a text.");
    m_decoded.clear();
    m_text =
        raw.find_first_of("&\r") == std::string_view::npos ? raw : decoded(raw, XmlText::content);
    m_at = m_error ? m_at : end;
    return m_part = m_error ? Part::end : Part::characters;
}

Part XmlCursor::section()
{
    m_at += 9;
    const std::size_t begin = m_at;
    if (!passUpTo("]]>", "a section of characters"))
        return m_part;
    const std::string_view raw = m_bytes.substr(begin, m_at - 3 - begin);
    m_decoded.clear();
    m_text = raw.find('\r') == std::string_view::npos ? raw : decoded(raw, XmlText::section);
    return m_part = Part::characters;
}

/// Without references. It stays until the next part.
std::string_view XmlCursor::decoded(std::string_view raw, XmlText kind)
{
    std::optional<std::string> text = decodedXml(raw, kind);
    if (!text)
        invalid("\"&\" begins no reference that is known.");
    return m_decoded.emplace_back(std::move(text).value_or(std::string()));
}

Part XmlCursor::invalid(const std::string& why) { return stopped("This is not valid XML: " + why); }

Part XmlCursor::stopped(const std::string& message)
{
    fail(message);
    return m_part;
}

void XmlCursor::fail(const std::string& message)
{
    if (!m_error) {
        const std::string_view before = m_bytes.substr(0, m_at);
        const std::size_t newLine = before.rfind('\n');
        const std::string_view row =
            before.substr(newLine == std::string_view::npos ? 0 : newLine + 1);
        const auto column = 1 + std::count_if(row.begin(), row.end(), [](char c) {
                                return (static_cast<unsigned char>(c) & 0xC0) != 0x80;
                            });
        m_error = Error{message, m_file + ": line " + std::to_string(line()) + ", column " +
                                     std::to_string(column)};
    }
    m_isEmpty = false;
    m_part = Part::end;
}

std::size_t XmlCursor::line()
{
    if (m_at > m_lineOffset) {
        m_line += std::size_t(std::count(m_bytes.begin() + std::ptrdiff_t(m_lineOffset),
                                         m_bytes.begin() + std::ptrdiff_t(m_at), '\n'));
        m_lineOffset = m_at;
    }
    return m_line;
}

} // namespace thicket::plugins
