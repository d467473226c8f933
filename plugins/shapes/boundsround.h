#pragma once

#include "libnav/map/map.h"

#include <algorithm>
#include <optional>

namespace thicket::plugins {

/// Bounds round all objects of a map that has none; no value without objects. Large circles reach
/// beyond the limit of coordinates, bounds may not.
inline std::optional<nav::Box> boundsRound(const nav::Map& map)
{
    const nav::Box extent = map.extent();
    if (extent.isEmpty())
        return std::nullopt;
    const auto limited = [](nav::Point p) {
        constexpr double most = nav::coordinateLimit;
        return nav::Point{std::clamp(p.x, -most, most), std::clamp(p.y, -most, most)};
    };
    return nav::Box{limited(extent.min), limited(extent.max)};
}

} // namespace thicket::plugins
