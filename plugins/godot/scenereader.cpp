#include "plugins/godot/scenereader.h"

#include "libnav/json/json.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <limits>

namespace thicket::plugins {

namespace {

constexpr int deepest = 64;

bool isBlank(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }
/// What brackets and texts are told by.
bool isMark(char c)
{
    static constexpr auto marks = [] {
        std::array<bool, 256> table{};
        for (const char mark : std::string_view("\"()[]{};"))
            table[static_cast<unsigned char>(mark)] = true;
        return table;
    }();
    return marks[static_cast<unsigned char>(c)];
}
constexpr bool isDigit(char c) { return c >= '0' && c <= '9'; }
bool isNumeral(char c) { return c == '-' || c == '+' || c == '.' || isDigit(c); }
constexpr bool isWord(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || isDigit(c) || c == '_';
}

bool isInName(char c)
{
    static constexpr auto allowed = [] {
        std::array<bool, 256> table{};
        for (int i = 0; i < 256; ++i) {
            const char one = static_cast<char>(i);
            table[std::size_t(i)] =
                isWord(one) || one == '/' || one == ':' || one == '.' || one == '-' || i >= 0x80;
        }
        return table;
    }();
    return allowed[static_cast<unsigned char>(c)];
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
    while (!isAtEnd() && isInName(m_text[m_at]))
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

Variant SceneReader::value() { return nested(0); }

Variant SceneReader::spelling()
{
    skipBlank();
    const std::size_t begin = m_at;
    pass();
    if (hasFailed())
        return {};
    spend(m_at - begin);
    return {Variant::Spelling{std::string(m_text.substr(begin, m_at - begin))}};
}

void SceneReader::pass()
{
    skipBlank();
    const std::size_t begin = m_at;
    int open = 0;
    while (!isAtEnd() && !hasFailed()) {
        if (open > 0)
            m_at = std::size_t(
                std::find_if(m_text.begin() + std::ptrdiff_t(m_at), m_text.end(), isMark) -
                m_text.begin());
        if (isAtEnd())
            break;
        const char c = peek();
        if (c == ';' || (open == 0 && isBlank(c))) {
            skipBlank();
            if (open == 0 && peek() != '(') // of Vector2 (1, 2)
                break;
            continue;
        }
        if (c == '"')
            passString();
        else
            ++m_at;
        const bool ends = c == ')' || c == ']' || c == '}';
        open += c == '(' || c == '[' || c == '{' ? 1 : ends ? -1 : 0;
        if (open < 0 || open > deepest)
            fail(open < 0 ? "A value is missing here." : "Values are nested more than 64 deep.");
        if (open == 0 && (ends || c == '"') && peek() != '(') // of Array[int]([1])
            break;
    }
    if (!hasFailed() && (open > 0 || m_at == begin))
        fail(open > 0 ? "A closing bracket is missing here." : "A value is missing here.");
}

Variant SceneReader::nested(int depth)
{
    skipBlank();
    if (depth > deepest)
        fail("Values are nested more than 64 deep.");
    // Lists grow to twice their size, and have the old one beside them meanwhile.
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
    if (c == '&' || c == '^' || c == '@') { // the last one in the first builds of Godot 4
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
        array.push_back(nested(depth + 1));
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
        if (auto* const text = std::get_if<std::string>(&key.value); text)
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
        ++m_at;
        for (int open = 1; open > 0 && !hasFailed();) {
            if (take('['))
                ++open;
            else if (take(']'))
                --open;
            else if (!take(','))
                this->name();
        }
    }
    if (take('('))
        return call(std::move(name), depth);
    fail("\"" + name.substr(0, 40) + "\" is no value.");
    return {};
}

Variant SceneReader::call(std::string name, int depth)
{
    Variant::Call call{std::move(name)};
    if (call.name == "Vector2")
        call.numbers.reserve(2);
    bool isFirst = true;
    while (!hasFailed() && !take(')')) {
        skipBlank();
        if (isNumeral(peek())) {
            spend(3 * sizeof(double));
            const double read = spelledNumber().second;
            if (!hasFailed())
                call.numbers.push_back(read);
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
        if (const auto* const number = argument.as<Variant::Number>(); number)
            call.numbers.push_back(number->value);
        else
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

std::pair<std::string_view, double> SceneReader::spelledNumber()
{
    const std::size_t begin = m_at;
    if (peek() == '-' || peek() == '+')
        ++m_at;
    if (m_text.substr(m_at, 3) == "inf" || m_text.substr(m_at, 3) == "nan") {
        m_at += 3;
        return {"-inf", -std::numeric_limits<double>::infinity()};
    }
    const auto isPart = [](char c) {
        return isDigit(c) || c == '.' || c == 'e' || c == 'E' || c == '+' || c == '-';
    };
    while (!isAtEnd() && isPart(m_text[m_at]))
        ++m_at;
    std::string_view text = m_text.substr(begin, m_at - begin);
    if (!text.empty() && text.front() == '+')
        text.remove_prefix(1);
    double value = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (problem == std::errc::invalid_argument || end != text.data() + text.size())
        fail("\"" + std::string(text.substr(0, 40)) + "\" is no number.");
    if (problem == std::errc::result_out_of_range)
        fail("The number " + std::string(text.substr(0, 40)) + " is too large or too small.");
    return {text, value};
}

Variant SceneReader::number()
{
    const auto [text, value] = spelledNumber();
    std::string spelling(text);
    // What JSON does not allow: ".5", "5.", "05".
    const std::string_view digits = text.substr(!text.empty() && text.front() == '-' ? 1 : 0);
    if (!digits.empty() && (digits.front() == '.' || text.back() == '.' ||
                            (digits.size() > 1 && digits[0] == '0' && isDigit(digits[1])) ||
                            digits.find(".e") != std::string_view::npos))
        spelling = hasFailed() ? "0" : nav::shortestText(value);
    return {Variant::Number{std::move(spelling), value}};
}

} // namespace thicket::plugins
