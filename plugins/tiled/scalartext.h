#pragma once

#include "plugins/tiled/tiledmodel.h"

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
