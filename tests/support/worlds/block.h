#pragma once

#include "libnav/collision/expansion/obstacle.h"

#include <cmath>
#include <cstdint>

namespace thicket::test {

/// A rectangle, from its corner with the least coordinates.
inline nav::Obstacle block(std::int64_t id, nav::Point corner, double width, double height)
{
    return {id, nav::Polygon{{corner, corner + nav::Point{width, 0},
                              corner + nav::Point{width, height}, corner + nav::Point{0, height}}}};
}

/// A square of side 2 round `middle`, turned by the angle.
inline nav::Obstacle turnedSquare(std::int64_t id, nav::Point middle, double angle)
{
    const nav::Point u{std::cos(angle), std::sin(angle)};
    const nav::Point v = leftNormal(u);
    return {id, nav::Polygon{{middle - u - v, middle + u - v, middle + u + v, middle - u + v}}};
}

} // namespace thicket::test
