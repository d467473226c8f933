#pragma once

#include <algorithm>
#include <string>
#include <string_view>

namespace thicket::plugins {

/// "#rrggbb" of Tiled's "#aarrggbb" or "#rrggbb", with or without "#"; empty if it is neither.
inline std::string layerColour(std::string_view text)
{
    if (text.starts_with('#'))
        text.remove_prefix(1);
    if (text.size() == 8)
        text.remove_prefix(2);
    if (text.size() != 6)
        return {};
    const auto isDigit = [](char c) {
        return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
    };
    if (!std::all_of(text.begin(), text.end(), isDigit))
        return {};
    return '#' + std::string(text);
}

} // namespace thicket::plugins
