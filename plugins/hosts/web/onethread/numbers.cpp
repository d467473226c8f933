// The texts of numbers, in place of libc++'s, whose tables are a fifth of the module. Correctly
// rounded by the C library, and as short as they can be.
#include <charconv>
#include <cstdio>
#include <cstdlib>
#include <cstring>

_LIBCPP_BEGIN_NAMESPACE_STD

namespace {

to_chars_result written(char* first, char* last, const char* text)
{
    const size_t length = strlen(text);
    if (static_cast<size_t>(last - first) < length)
        return {last, errc::value_too_large};
    memcpy(first, text, length);
    return {first + length, errc()};
}

/// The fewest digits, after the first, that read as the same number.
int digitsOf(double value)
{
    char text[32];
    for (int digits = 0; digits < 16; ++digits) {
        snprintf(text, sizeof text, "%.*e", digits, value);
        if (strtod(text, nullptr) == value)
            return digits;
    }
    return 16;
}

/// Decimals that show these digits.
int decimalsOf(double value, int digits)
{
    char text[32];
    snprintf(text, sizeof text, "%.*e", digits, value);
    const int exponent = atoi(strchr(text, 'e') + 1);
    return digits > exponent ? digits - exponent : 0;
}

} // namespace

to_chars_result to_chars(char* first, char* last, double value)
{
    char fixed[400];
    char scientific[32];
    if (value - value != 0) // infinity or none
        return written(first, last, value > 0 ? "inf" : value < 0 ? "-inf" : "nan");
    const int digits = digitsOf(value);
    snprintf(scientific, sizeof scientific, "%.*e", digits, value);
    snprintf(fixed, sizeof fixed, "%.*f", decimalsOf(value, digits), value);
    return written(first, last, strlen(fixed) <= strlen(scientific) ? fixed : scientific);
}

to_chars_result to_chars(char* first, char* last, double value, chars_format)
{
    char fixed[400];
    snprintf(fixed, sizeof fixed, "%.*f", decimalsOf(value, digitsOf(value)), value);
    return written(first, last, fixed);
}

to_chars_result to_chars(char* first, char* last, double value, chars_format, int precision)
{
    char general[64];
    snprintf(general, sizeof general, "%.*g", precision, value);
    return written(first, last, general);
}

_LIBCPP_END_NAMESPACE_STD
