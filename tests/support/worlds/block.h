#pragma once

#include "libnav/collision/expansion/obstacle.h"
#include "tests/support/geometry/splitmix.h"

#include <cmath>
#include <cstdint>
#include <vector>

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

/// Squares in rows, turned so that few sides lie in line.
inline std::vector<nav::Obstacle> townOfTurnedSquares(int side)
{
    std::vector<nav::Obstacle> blocks;
    SplitMix dice(5);
    for (int row = 0; row < side; ++row)
        for (int column = 0; column < side; ++column) {
            const nav::Point at{4.0 * column, 4.0 * row};
            blocks.push_back(turnedSquare(row * side + column + 1, at, dice.between(0, 1.5)));
        }
    return blocks;
}

} // namespace thicket::test
