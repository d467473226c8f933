#pragma once

#include <algorithm>
#include <array>
#include <string_view>

/// What elements are by their tags. Any thread.
namespace thicket::plugins {

/// It draws nothing by itself.
inline bool isUnseenTag(std::string_view tag)
{
    constexpr auto tags = std::to_array<std::string_view>({"defs",
                                                           "symbol",
                                                           "clipPath",
                                                           "mask",
                                                           "pattern",
                                                           "marker",
                                                           "metadata",
                                                           "title",
                                                           "desc",
                                                           "style",
                                                           "script",
                                                           "filter",
                                                           "view",
                                                           "cursor",
                                                           "animate",
                                                           "linearGradient",
                                                           "radialGradient",
                                                           "color-profile",
                                                           "thicket:map",
                                                           "set",
                                                           "sodipodi:namedview"});
    return std::ranges::find(tags, tag) != tags.end();
}

inline bool isGroupTag(std::string_view tag) { return tag == "g" || tag == "a" || tag == "switch"; }

inline bool isTextTag(std::string_view tag)
{
    return tag == "text" || tag == "foreignObject" || tag == "flowRoot";
}

} // namespace thicket::plugins
