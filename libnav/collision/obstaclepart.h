#pragma once

#include "libnav/geometry/shapes.h"

#include <cstdint>

namespace thicket::nav {

/// A convex part of an expanded obstacle, or the outside of an inverted circle. A circle is one
/// disc; a wall or polygon is a disc at each point and a side between two neighbouring points.
struct ObstaclePart {
    enum class Kind : std::uint8_t {
        disc,
        side,    ///< the rectangle between two discs of equal radius
        arena,   ///< an inverted circle: everything outside blocks
        interior ///< deep inside a polygon or between parts, no boundary near; in a Hit only
    };

    Kind kind = Kind::disc;
    /// Half the width is at most 1e-6 of the map's extent plus the tolerance: a point or a line at
    /// the scale of cells or pixels.
    bool isThin = false;
    std::int64_t obstacle = 0; ///< Obstacle::id
    Segment axis;              ///< of a side, its centre line; otherwise the centre, twice
    /// Of a disc or side, half the obstacle's thickness plus the agent's radius, >= 0, map units.
    /// Of an arena, the circle's radius minus the agent's; nothing is free if it is <= 0.
    double radius = 0;
    bool operator==(const ObstaclePart&) const = default;
};

} // namespace thicket::nav
