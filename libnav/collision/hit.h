#pragma once

#include "libnav/collision/collision_export.h"
#include "libnav/collision/obstaclepart.h"

namespace thicket::nav {

/// The first part of an obstacle that a ray, or a disc moving in a straight line, meets, and where.
/// A value: it stays valid when the field changes.
///
/// `radius` includes the minimum expansion: for walls and polygons it is at least 1e-6 of the map's
/// extent, see ObstacleField.
struct THICKET_COLLISION_EXPORT Hit : ObstaclePart {
    double at = 0;  ///< distance from the start, >= 0, map units
    Point position; ///< of the ray, or of the disc's centre, at the hit

    /// The point of the part's boundary nearest to `position`; `position` itself for an interior
    /// and at the centre of an axis.
    Point touched() const;
    /// The unit vector out of the part at `position`; {0, 0} where touched() is `position`.
    Point normal() const;
};

} // namespace thicket::nav
