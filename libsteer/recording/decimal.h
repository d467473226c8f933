#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

/// Decimal numbers, exact if they are short. Internal to the library.
namespace thicket::steer {

/// The number whole * 10^-digits.
struct Decimal {
    std::int64_t whole = 0;
    int digits = 0; ///< 0 to 15; if above 0, the last digit is not 0
    bool isMinusZero = false;
};

/// Parses a decimal number with or without sign, point and exponent. No value if the text is not a
/// number or has more than 15 significant digits.
std::optional<Decimal> decimalFrom(std::string_view text);

/// A number of a file.
struct Measured {
    double value = 0;             ///< the double nearest to the text
    std::optional<Decimal> exact; ///< no value with more than 15 significant digits
};

/// Parses any decimal number with a finite double value, up to the text's end, in any locale: with
/// or without sign, point and exponent, of any number of digits. Below the range of doubles it is
/// 0. No value for "inf", "nan" and hexadecimal digits.
std::optional<Measured> measuredFrom(std::string_view text);

/// Appends whole * 10^-digits without exponent and without trailing zeros.
void appendDecimal(std::string& out, std::int64_t whole, int digits);

constexpr std::int64_t powerOfTen(int n)
{
    std::int64_t power = 1;
    for (; n > 0; --n)
        power *= 10;
    return power;
}

} // namespace thicket::steer
