#include "libsteer/recording/decimal.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdlib>

namespace thicket::steer {
namespace {

constexpr int mostDigits = 15;

/// Removes the digits at the front of the text and returns them.
std::string_view takeDigits(std::string_view& text)
{
    const std::string_view digits = text.substr(0, text.find_first_not_of("0123456789"));
    text.remove_prefix(digits.size());
    return digits;
}

/// Parses an exponent like "e-3" to the end of the text. 0 for an empty text.
std::optional<int> exponentFrom(std::string_view text)
{
    if (text.empty())
        return 0;
    if (text.front() != 'e' && text.front() != 'E')
        return {};
    text.remove_prefix(1);
    if (text.size() > 1 && text.front() == '+' && text[1] != '-')
        text.remove_prefix(1);
    int exponent = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), exponent);
    if (error != std::errc() || end != text.data() + text.size() || std::abs(exponent) > 300)
        return {};
    return exponent;
}

/// Whether a number without sign that no double holds is below 1.
bool isSmall(std::string_view text)
{
    const std::size_t mark = std::min(text.find_first_of("eE"), text.size());
    const std::string_view digits = text.substr(0, mark);
    const std::size_t point = std::min(digits.find('.'), digits.size());
    const std::size_t first = std::min(digits.find_first_of("123456789"), digits.size());
    // The power of ten of the first digit, without the exponent.
    const auto power = first < point ? static_cast<std::int64_t>(point - first) - 1
                                     : -static_cast<std::int64_t>(first - point);
    std::string_view rest = text.substr(std::min(mark + 1, text.size()));
    const bool isNegative = rest.starts_with('-');
    if (isNegative || rest.starts_with('+'))
        rest.remove_prefix(1);
    std::int64_t exponent = 0;
    if (std::from_chars(rest.data(), rest.data() + rest.size(), exponent).ec ==
        std::errc::result_out_of_range)
        return isNegative;
    return isNegative ? power < exponent : power + exponent < 0;
}

} // namespace

std::optional<Measured> measuredFrom(std::string_view text)
{
    const bool isNegative = text.starts_with('-');
    std::string_view bare = text;
    if (isNegative || text.starts_with('+'))
        bare.remove_prefix(1);
    if (bare.empty() || bare.find_first_of("0123456789.") != 0)
        return {};
    Measured number{0, decimalFrom(text)};
    const char* const end = bare.data() + bare.size();
    const auto read = std::from_chars(bare.data(), end, number.value);
    if (read.ptr != end || read.ec == std::errc::invalid_argument)
        return {};
    if (read.ec == std::errc::result_out_of_range) {
        if (!isSmall(bare))
            return {};
        number.value = 0;
    }
    if (isNegative)
        number.value = -number.value;
    return number;
}

std::optional<Decimal> decimalFrom(std::string_view text)
{
    const bool isNegative = !text.empty() && text.front() == '-';
    if (!text.empty() && (isNegative || text.front() == '+'))
        text.remove_prefix(1);
    const std::string_view before = takeDigits(text);
    std::string_view behind;
    if (!text.empty() && text.front() == '.') {
        text.remove_prefix(1);
        behind = takeDigits(text);
    }
    const std::optional<int> exponent = exponentFrom(text);
    if ((before.empty() && behind.empty()) || !exponent)
        return {};
    std::string digits(before);
    digits += behind;
    const std::size_t first = std::min(digits.find_first_not_of('0'), digits.size());
    const std::size_t end = digits.find_last_not_of('0') + 1; // 0 if all are zeros
    if (first >= end)
        return Decimal{0, 0, isNegative};
    const auto zerosBehind = static_cast<std::int64_t>(digits.size() - end);
    const std::int64_t places = static_cast<std::int64_t>(behind.size()) - zerosBehind - *exponent;
    const std::size_t count = end - first;
    // 12e2 needs its trailing zeros as digits.
    if (places > mostDigits || count + static_cast<std::size_t>(std::max<std::int64_t>(
                                           0, std::min<std::int64_t>(-places, 99))) >
                                   std::size_t{mostDigits})
        return {};
    Decimal number;
    std::from_chars(digits.data() + first, digits.data() + end, number.whole);
    number.digits = static_cast<int>(std::max<std::int64_t>(places, 0));
    number.whole *= powerOfTen(static_cast<int>(std::max<std::int64_t>(-places, 0)));
    if (isNegative)
        number.whole = -number.whole;
    return number;
}

void appendDecimal(std::string& out, std::int64_t whole, int digits)
{
    if (whole < 0)
        out += '-';
    std::string text = std::to_string(whole < 0 ? -whole : whole);
    if (text.size() <= static_cast<std::size_t>(digits))
        text.insert(0, static_cast<std::size_t>(digits) + 1 - text.size(), '0');
    const std::size_t point = text.size() - static_cast<std::size_t>(digits);
    const std::size_t last = text.find_last_not_of('0');
    const std::size_t end = last == std::string::npos ? point : std::max(point, last + 1);
    out.append(text, 0, point);
    if (end > point) {
        out += '.';
        out.append(text, point, end - point);
    }
}

} // namespace thicket::steer
