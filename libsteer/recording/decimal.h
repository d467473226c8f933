#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

/// Decimals, without rounding where they are short. No part of the library's interface.
namespace thicket::steer {

/// whole * 10^-digits
struct Decimal {
    std::int64_t whole = 0;
    int digits = 0; ///< 0 to 15; the last one is no 0 where there are any
    bool isMinusZero = false;
};

/// A number as people and programs write it, with or without sign, point and exponent. None where
/// the text is no number or has more than 15 digits that count.
std::optional<Decimal> decimalFrom(std::string_view text);

/// A number of a file.
struct Measured {
    double value = 0;             ///< nearest to the text
    std::optional<Decimal> exact; ///< none where more than 15 digits count
};

/// Any decimal that std::strtod reads as a finite number, whatever the locale and to the text's
/// end: with or without sign, point and exponent, and of any number of digits; what is too small
/// for a double is 0. None for "inf", "nan" and hexadecimal digits.
std::optional<Measured> measuredFrom(std::string_view text);

/// In full, without any zero that can be left out.
void appendDecimal(std::string& out, std::int64_t whole, int digits);

constexpr std::int64_t powerOfTen(int n)
{
    std::int64_t power = 1;
    for (; n > 0; --n)
        power *= 10;
    return power;
}

} // namespace thicket::steer
