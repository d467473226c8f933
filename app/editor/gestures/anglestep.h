#pragma once

#include "libnav/geometry/shapes.h"

#include <cmath>
#include <numbers>

namespace thicket::editor {

/// `to` moved onto the nearest of the directions from `from` that are multiples of 15 degrees.
inline nav::Point onAngleStep(nav::Point from, nav::Point to)
{
    constexpr double step = std::numbers::pi / 12;
    const nav::Point d = to - from;
    const double angle = std::round(std::atan2(d.y, d.x) / step) * step;
    const nav::Point direction{std::cos(angle), std::sin(angle)};
    return from + nav::dot(d, direction) * direction;
}

} // namespace thicket::editor
