#pragma once

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
    std::string colour = "#";
    for (const char c : text) {
        const char low = c >= 'A' && c <= 'F' ? char(c - 'A' + 'a') : c;
        if (!((low >= '0' && low <= '9') || (low >= 'a' && low <= 'f')))
            return {};
        colour += low;
    }
    return colour;
}

} // namespace thicket::plugins
