#pragma once

#include "plugins/tiled/tiledmodel.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <optional>
#include <string>
#include <string_view>

/// Values of attributes and members, as texts.
namespace thicket::plugins {

/// A finite number that is the whole text; none if it is not. In any locale.
inline std::optional<double> finiteNumber(std::string_view text)
{
    double value = 0;
    const char* const end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, value);
    if (read.ec == std::errc() && read.ptr == end && std::isfinite(value))
        return value;
    return std::nullopt;
}

/// A whole number, also written as "2.0", below 2^53 in size.
inline std::optional<std::int64_t> wholeNumber(std::string_view text)
{
    const std::optional<double> value = finiteNumber(text);
    if (value && std::abs(*value) <= 0x1p53 && std::floor(*value) == *value)
        return std::int64_t(*value);
    return std::nullopt;
}

/// The first word of the text, which loses it and the blanks before it; empty at the end.
inline std::string_view takenWord(std::string_view& text)
{
    constexpr std::string_view blanks = " \t\n\r";
    text.remove_prefix(std::min(text.find_first_not_of(blanks), text.size()));
    const std::string_view word = text.substr(0, text.find_first_of(blanks));
    text.remove_prefix(word.size());
    return word;
}

/// A point as "x,y"; none if it is not.
inline std::optional<nav::Point> pointOf(std::string_view pair)
{
    const std::size_t comma = pair.find(',');
    if (comma == std::string_view::npos)
        return std::nullopt;
    const std::optional<double> x = finiteNumber(pair.substr(0, comma));
    const std::optional<double> y = finiteNumber(pair.substr(comma + 1));
    return x && y ? std::optional(nav::Point{*x, *y}) : std::nullopt;
}

/// "1", "true", "0", "false".
inline std::optional<bool> flagOf(std::string_view text)
{
    if (text == "1" || text == "true")
        return true;
    if (text == "0" || text == "false")
        return false;
    return std::nullopt;
}

/// Whether the text is a number of JSON's syntax, and finite.
inline bool isJsonNumber(std::string_view text)
{
    if (!finiteNumber(text))
        return false;
    const std::string_view digits = text.substr(text.front() == '-' ? 1 : 0);
    const auto isDigit = [](char c) { return c >= '0' && c <= '9'; };
    if (digits.empty() || !isDigit(digits.front()) || !isDigit(text.back()))
        return false;
    if (digits.size() > 1 && digits[0] == '0' && isDigit(digits[1]))
        return false;
    const std::size_t point = digits.find('.');
    return point == std::string_view::npos || isDigit(digits[point + 1]);
}

/// The property's value by its type. Texts that are no such value stay texts.
inline nav::Json propertyValue(std::string_view type, std::string_view text)
{
    if (type == "bool") {
        if (const std::optional<bool> flag = flagOf(text))
            return *flag;
    } else if (type == "int" || type == "float" || type == "object") {
        if (isJsonNumber(text))
            return nav::Json::Number{std::string(text)};
        if (const std::optional<double> number = finiteNumber(text))
            return *number;
    }
    return std::string(text);
}

} // namespace thicket::plugins
