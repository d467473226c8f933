#pragma once

#include <array>
#include <string>
#include <string_view>

namespace thicket::plugins {

/// The classes of exported objects.
inline constexpr std::array<std::string_view, 7> objectTypes{"circle", "wall",  "polygon", "start",
                                                             "goal",   "agent", "spawn"};

/// The property of layers that show what is computed from the map.
inline constexpr const char* overlayProperty = "overlay";

inline std::string lowerCase(std::string text)
{
    for (char& c : text)
        c = c >= 'A' && c <= 'Z' ? char(c - 'A' + 'a') : c;
    return text;
}

} // namespace thicket::plugins
