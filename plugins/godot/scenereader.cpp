#include "plugins/godot/scenereader.h"

#include "libnav/json/json.h"

#include <algorithm>
#include <charconv>
#include <limits>

namespace thicket::plugins {

namespace {

constexpr int deepest = 64;

bool isBlank(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }
bool isDigit(char c) { return c >= '0' && c <= '9'; }
bool isNumeral(char c) { return c == '-' || c == '+' || c == '.' || isDigit(c); }
bool isWord(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || isDigit(c) || c == '_';
}

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

Error SceneReader::errorHere(const std::string& message) const
{
    const std::string_view before = m_text.substr(0, m_at);
    const auto line = 1 + std::count(before.begin(), before.end(), '\n');
    const std::size_t begin =
        before.rfind('\n') == std::string_view::npos ? 0 : before.rfind('\n') + 1;
    const auto column =
        1 + std::count_if(before.begin() + std::ptrdiff_t(begin), before.end(),
                          [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; });
    return {message,
            m_name + ": line " + std::to_string(line) + ", column " + std::to_string(column)};
}

void SceneReader::fail(const std::string& message)
{
    if (!m_error)
        m_error = errorHere(message);
    m_at = m_text.size();
}

void SceneReader::skipBlank()
{
    while (!isAtEnd()) {
        if (m_text[m_at] == ';')
            m_at = std::min(m_text.find('\n', m_at), m_text.size());
        else if (isBlank(m_text[m_at]))
            ++m_at;
        else
            return;
    }
}

bool SceneReader::take(char c)
{
    skipBlank();
    if (peek() != c || isAtEnd())
        return false;
    ++m_at;
    return true;
}

void SceneReader::expect(char c)
{
    if (!take(c))
        fail(std::string("\"") + c + "\" is missing here.");
}

std::string SceneReader::name()
{
    skipBlank();
    if (peek() == '"')
        return string();
    const std::size_t begin = m_at;
    while (!isAtEnd() && (isWord(m_text[m_at]) || m_text[m_at] == '/' || m_text[m_at] == ':' ||
                          m_text[m_at] == '.' || m_text[m_at] == '-' ||
                          static_cast<unsigned char>(m_text[m_at]) >= 0x80))
        ++m_at;
    if (m_at == begin)
        fail("A name is missing here.");
    return hasFailed() ? std::string() : std::string(m_text.substr(begin, m_at - begin));
}

void SceneReader::spend(std::size_t bytes)
{
    if (bytes > m_left)
        return fail("The file describes more than its size allows for; it was not read further.");
    m_left -= bytes;
}

Variant SceneReader::value(bool isKept)
{
    m_isKept = isKept;
    Variant value = nested(0);
    m_isKept = true;
    return value;
}

Variant SceneReader::spelling()
{
    skipBlank();
    const std::size_t begin = m_at;
    value(false);
    if (hasFailed())
        return {};
    spend(m_at - begin);
    return {Variant::Spelling{std::string(m_text.substr(begin, m_at - begin))}};
}

Variant SceneReader::nested(int depth)
{
    skipBlank();
    if (depth > deepest)
        fail("Values are nested more than 64 deep.");
    if (m_isKept) // lists grow to twice their size, and have the old one beside them meanwhile
        spend((depth == 0 ? 1 : 3) * sizeof(Variant));
    if (hasFailed())
        return {};
    const char c = peek();
    if (c == '"')
        return {string()};
    if (c == '[')
        return array(depth);
    if (c == '{')
        return dictionary(depth);
    if (c == '&' || c == '^') {
        ++m_at;
        return {string()};
    }
    if (isNumeral(c))
        return number();
    if (isWord(c))
        return word(depth);
    fail("A value is missing here.");
    return {};
}

Variant SceneReader::array(int depth)
{
    expect('[');
    Variant::Array array;
    while (!hasFailed() && !take(']')) {
        Variant element = nested(depth + 1);
        if (m_isKept)
            array.push_back(std::move(element));
        if (!take(',')) {
            expect(']');
            break;
        }
    }
    return {std::move(array)};
}

Variant SceneReader::dictionary(int depth)
{
    expect('{');
    Variant::Dictionary dictionary;
    while (!hasFailed() && !take('}')) {
        Variant key = nested(depth + 1);
        expect(':');
        Variant element = nested(depth + 1);
        if (auto* const text = std::get_if<std::string>(&key.value); text && m_isKept)
            dictionary.emplace_back(std::move(*text), std::move(element));
        if (!take(',')) {
            expect('}');
            break;
        }
    }
    return {std::move(dictionary)};
}

Variant SceneReader::word(int depth)
{
    const std::size_t begin = m_at;
    while (!isAtEnd() && isWord(m_text[m_at]))
        ++m_at;
    std::string name(m_text.substr(begin, m_at - begin));
    if (name == "true" || name == "false")
        return {name == "true"};
    if (name == "null" || name == "nil")
        return {};
    constexpr double infinity = std::numeric_limits<double>::infinity();
    if (name == "inf" || name == "inf_neg")
        return {Variant::Number{name, name == "inf" ? infinity : -infinity}};
    if (name == "nan")
        return {Variant::Number{name, std::numeric_limits<double>::quiet_NaN()}};
    skipBlank();
    if (peek() == '[') { // the type of an array's elements
        const bool wasKept = std::exchange(m_isKept, false);
        ++m_at;
        for (int open = 1; open > 0 && !hasFailed();) {
            if (take('['))
                ++open;
            else if (take(']'))
                --open;
            else if (!take(','))
                this->name();
        }
        m_isKept = wasKept;
    }
    if (take('('))
        return call(std::move(name), depth);
    fail("\"" + name.substr(0, 40) + "\" is no value.");
    return {};
}

Variant SceneReader::call(std::string name, int depth)
{
    Variant::Call call{std::move(name)};
    bool isFirst = true;
    while (!hasFailed() && !take(')')) {
        skipBlank();
        if (isNumeral(peek())) {
            if (m_isKept)
                spend(3 * sizeof(double));
            const Variant plain = number();
            if (const auto* const read = plain.as<Variant::Number>(); read && !hasFailed())
                call.numbers.push_back(read->value);
            if (take(','))
                continue;
            expect(')');
            break;
        }
        // Class names in Object(...) are no values.
        Variant argument = call.name == "Object" && std::exchange(isFirst, false) && peek() != '"'
                               ? Variant{this->name()}
                               : nested(depth + 1);
        if (take(':'))
            argument = nested(depth + 1);
        if (const auto* const number = argument.as<Variant::Number>(); number && m_isKept)
            call.numbers.push_back(number->value);
        else if (m_isKept)
            call.others.push_back(std::move(argument));
        if (!take(',')) {
            expect(')');
            break;
        }
    }
    // Array[Type]([...]) is an array.
    if (call.name == "Array" && call.others.size() == 1 &&
        std::holds_alternative<Variant::Array>(call.others.front().value))
        return std::move(call.others.front());
    return {std::move(call)};
}

Variant SceneReader::number()
{
    const std::size_t begin = m_at;
    if (peek() == '-' || peek() == '+')
        ++m_at;
    if (m_text.substr(m_at, 3) == "inf" || m_text.substr(m_at, 3) == "nan") {
        m_at += 3;
        return {Variant::Number{"-inf", -std::numeric_limits<double>::infinity()}};
    }
    const auto isPart = [](char c) {
        return isDigit(c) || c == '.' || c == 'e' || c == 'E' || c == '+' || c == '-';
    };
    while (!isAtEnd() && isPart(m_text[m_at]))
        ++m_at;
    if (!m_isKept)
        return {};
    std::string_view text = m_text.substr(begin, m_at - begin);
    if (!text.empty() && text.front() == '+')
        text.remove_prefix(1);
    double value = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (problem == std::errc::invalid_argument || end != text.data() + text.size())
        fail("\"" + std::string(text.substr(0, 40)) + "\" is no number.");
    if (problem == std::errc::result_out_of_range)
        fail("The number " + std::string(text.substr(0, 40)) + " is too large or too small.");
    std::string spelling(text);
    // What JSON does not allow: ".5", "5.", "05".
    const std::string_view digits = text.substr(!text.empty() && text.front() == '-' ? 1 : 0);
    if (!digits.empty() && (digits.front() == '.' || text.back() == '.' ||
                            (digits.size() > 1 && digits[0] == '0' && isDigit(digits[1])) ||
                            digits.find(".e") != std::string_view::npos))
        spelling = hasFailed() ? "0" : nav::shortestText(value);
    return {Variant::Number{std::move(spelling), value}};
}

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
    skipBlank();
    if (peek() != '"') {
        fail("A text in quotes is missing here.");
        return {};
    }
    const std::size_t begin = m_at;
    ++m_at;
    std::string out;
    while (!isAtEnd() && m_text[m_at] != '"') {
        const std::size_t stop = std::min(m_text.find_first_of("\"\\", m_at), m_text.size());
        if (m_isKept)
            out += m_text.substr(m_at, stop - m_at);
        if (m_isKept)
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
    return out;
}

} // namespace thicket::plugins
