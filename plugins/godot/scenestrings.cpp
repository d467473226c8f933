#include "plugins/godot/scenereader.h"

#include <algorithm>
#include <charconv>
#include <cstdint>

/// Texts in quotes.
namespace thicket::plugins {

namespace {

void appendUtf8(std::string& out, std::uint32_t code)
{
    const auto byte = [&out](std::uint32_t b) { out += static_cast<char>(b); };
    if (code < 0x80) {
        byte(code);
    } else if (code < 0x800) {
        byte(0xC0 | code >> 6);
        byte(0x80 | (code & 0x3F));
    } else if (code < 0x10000) {
        byte(0xE0 | code >> 12);
        byte(0x80 | (code >> 6 & 0x3F));
        byte(0x80 | (code & 0x3F));
    } else {
        byte(0xF0 | code >> 18);
        byte(0x80 | (code >> 12 & 0x3F));
        byte(0x80 | (code >> 6 & 0x3F));
        byte(0x80 | (code & 0x3F));
    }
}

} // namespace

void SceneReader::escape(std::string& out)
{
    const char c = peek();
    ++m_at;
    switch (c) {
    case 'n':
        out += '\n';
        return;
    case 't':
        out += '\t';
        return;
    case 'r':
        out += '\r';
        return;
    case 'b':
        out += '\b';
        return;
    case 'f':
        out += '\f';
        return;
    case 'a':
        out += '\a';
        return;
    case 'v':
        out += '\v';
        return;
    case 'u':
    case 'U': {
        const std::string_view digits = m_text.substr(m_at, c == 'u' ? 4 : 6);
        std::uint32_t code = 0;
        const auto [end, problem] =
            std::from_chars(digits.data(), digits.data() + digits.size(), code, 16);
        if (problem != std::errc() || end != digits.data() + digits.size() || digits.size() < 4) {
            fail("A character's code has too few digits.");
            return;
        }
        m_at += digits.size();
        const bool isHigh = code >= 0xD800 && code < 0xDC00;
        std::uint32_t low = 0;
        if (isHigh && m_text.substr(m_at, 2) == "\\u" && m_text.size() >= m_at + 6) {
            const char* const begin = m_text.data() + m_at + 2;
            if (std::from_chars(begin, begin + 4, low, 16).ptr == begin + 4 && low >= 0xDC00 &&
                low < 0xE000) {
                m_at += 6;
                code = 0x10000 + ((code - 0xD800) << 10) + (low - 0xDC00);
            }
        }
        const bool isBad = (code >= 0xD800 && code < 0xE000) || code > 0x10FFFF;
        appendUtf8(out, isBad ? 0xFFFD : code);
        return;
    }
    default:
        out += c;
    }
}

std::string SceneReader::string()
{
    std::string out;
    string(out);
    return out;
}

void SceneReader::string(std::string& out)
{
    out.clear();
    skipBlank();
    if (peek() != '"')
        return fail("A text in quotes is missing here.");
    const std::size_t begin = m_at;
    ++m_at;
    while (!isAtEnd() && m_text[m_at] != '"') {
        std::size_t stop = std::min(m_text.find('"', m_at), m_text.size());
        stop = m_at + std::min(m_text.substr(m_at, stop - m_at).find('\\'), stop - m_at);
        out += m_text.substr(m_at, stop - m_at);
        spend(stop - m_at);
        m_at = stop;
        if (peek() == '\\') {
            ++m_at;
            if (!isAtEnd())
                escape(out);
        }
    }
    if (isAtEnd() && !hasFailed()) {
        m_at = begin;
        fail("This text has no end.");
    }
    ++m_at;
    m_at = std::min(m_at, m_text.size());
}

void SceneReader::passString()
{
    const std::size_t begin = m_at++;
    // Of a backslash at the end of the text, two characters are one too many.
    while (m_at < m_text.size() && m_text[m_at] != '"')
        m_at += m_text[m_at] == '\\' ? 2 : 1;
    if (m_at < m_text.size()) {
        ++m_at;
        return;
    }
    m_at = begin;
    fail("This text has no end.");
}

} // namespace thicket::plugins
