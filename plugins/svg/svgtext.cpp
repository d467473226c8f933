#include "plugins/svg/svgtext.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <numbers>

namespace thicket::plugins {

namespace {

constexpr double degree = std::numbers::pi / 180;

bool isSpace(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\f'; }
bool isDigit(char c) { return c >= '0' && c <= '9'; }
bool isLetter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

/// The length of the number at the front: digits, with a sign, a point and an exponent.
std::size_t numberLength(std::string_view text)
{
    std::size_t i = !text.empty() && (text[0] == '-' || text[0] == '+') ? 1 : 0;
    const auto digits = [&] {
        const std::size_t begin = i;
        while (i < text.size() && isDigit(text[i]))
            ++i;
        return i - begin;
    };
    std::size_t count = digits();
    if (i < text.size() && text[i] == '.') {
        ++i;
        count += digits();
    }
    if (count == 0)
        return 0;
    if (i < text.size() && (text[i] == 'e' || text[i] == 'E')) {
        const std::size_t mantissa = i++;
        if (i < text.size() && (text[i] == '-' || text[i] == '+'))
            ++i;
        if (digits() == 0)
            i = mantissa; // "2em"
    }
    return i;
}

std::optional<Affine> transformOf(std::string_view name, const std::vector<double>& n)
{
    const auto at = [&n](std::size_t i) { return i < n.size() ? n[i] : 0; };
    if (name == "matrix" && n.size() == 6)
        return Affine{n[0], n[1], n[2], n[3], n[4], n[5]};
    if (name == "translate" && (n.size() == 1 || n.size() == 2))
        return Affine::translation({n[0], at(1)});
    if (name == "scale" && (n.size() == 1 || n.size() == 2))
        return Affine::scaling(n[0], n.size() == 2 ? n[1] : n[0]);
    if (name == "rotate" && (n.size() == 1 || n.size() == 3)) {
        const nav::Point center{at(1), at(2)};
        return Affine::translation(center) * Affine::rotation(n[0] * degree) *
               Affine::translation(-center);
    }
    if (name == "skewX" && n.size() == 1)
        return Affine{1, 0, std::tan(n[0] * degree), 1, 0, 0};
    if (name == "skewY" && n.size() == 1)
        return Affine{1, std::tan(n[0] * degree), 0, 1, 0, 0};
    return std::nullopt;
}

} // namespace

void SvgScanner::skipSpaces()
{
    while (!m_text.empty() && isSpace(m_text.front()))
        m_text.remove_prefix(1);
}

void SvgScanner::skipSeparator()
{
    skipSpaces();
    if (current() == ',') {
        advance();
        skipSpaces();
    }
}

std::optional<double> SvgScanner::number()
{
    const std::size_t length = numberLength(m_text);
    if (length == 0)
        return std::nullopt;
    std::string_view digits = m_text.substr(0, length);
    if (digits.front() == '+')
        digits.remove_prefix(1);
    double value = 0;
    const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), value);
    if (read.ec != std::errc())
        return std::nullopt;
    m_text.remove_prefix(length);
    skipSeparator();
    return value;
}

std::optional<bool> SvgScanner::flag()
{
    if (current() != '0' && current() != '1')
        return std::nullopt;
    const bool isSet = current() == '1';
    advance();
    skipSeparator();
    return isSet;
}

std::string_view SvgScanner::word()
{
    std::size_t length = 0;
    while (length < m_text.size() && isLetter(m_text[length]))
        ++length;
    const std::string_view letters = m_text.substr(0, length);
    m_text.remove_prefix(length);
    return letters;
}

std::string_view trimmed(std::string_view text)
{
    const std::size_t begin = text.find_first_not_of(svgSpaces);
    if (begin == std::string_view::npos)
        return {};
    return text.substr(begin, text.find_last_not_of(svgSpaces) - begin + 1);
}

std::vector<std::string_view> svgWords(std::string_view text)
{
    std::vector<std::string_view> words;
    for (text = trimmed(text); !text.empty(); text = trimmed(text)) {
        const std::size_t end = std::min(text.find_first_of(svgSpaces), text.size());
        words.push_back(text.substr(0, end));
        text.remove_prefix(end);
    }
    return words;
}

std::optional<Affine> svgTransform(std::string_view text)
{
    constexpr std::size_t mostNumbers = 6;
    SvgScanner scanner(text);
    Affine all;
    scanner.skipSpaces();
    while (!scanner.atEnd()) {
        const std::string_view name = scanner.word();
        scanner.skipSpaces();
        if (scanner.current() != '(')
            return std::nullopt;
        scanner.advance();
        scanner.skipSpaces();
        std::vector<double> numbers;
        while (numbers.size() <= mostNumbers) {
            const auto number = scanner.number();
            if (!number)
                break;
            numbers.push_back(*number);
        }
        if (scanner.current() != ')')
            return std::nullopt;
        scanner.advance();
        scanner.skipSeparator();
        const auto transform = transformOf(name, numbers);
        if (!transform)
            return std::nullopt;
        all = all * *transform;
    }
    return all;
}

std::vector<nav::Point> svgPoints(std::string_view text, bool& isWhole)
{
    SvgScanner scanner(text);
    scanner.skipSpaces();
    std::vector<nav::Point> points;
    while (true) {
        const auto x = scanner.number();
        const auto y = x ? scanner.number() : std::nullopt;
        if (!y) {
            isWhole = !x && scanner.atEnd();
            return points;
        }
        points.push_back({*x, *y});
    }
}

std::optional<SvgBox> svgViewBox(std::string_view text)
{
    SvgScanner scanner(text);
    scanner.skipSpaces();
    std::array<double, 4> numbers{};
    for (double& number : numbers) {
        const auto read = scanner.number();
        if (!read)
            return std::nullopt;
        number = *read;
    }
    const bool isBox = scanner.atEnd() && numbers[2] > 0 && numbers[3] > 0;
    return isBox ? std::optional(SvgBox{numbers[0], numbers[1], numbers[2], numbers[3]})
                 : std::nullopt;
}

} // namespace thicket::plugins
