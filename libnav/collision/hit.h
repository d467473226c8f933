#pragma once

#include "libnav/collision/collision_export.h"
#include "libnav/collision/obstaclepart.h"

namespace thicket::nav {

/// What a ray, or a disc that moves in a straight line, meets first: a part of an obstacle, and
/// where. A value: it stays good when the field changes.
///
/// `radius` is that of the boundary that rays meet. So it is at least 1e-6 of the map's extent for
/// walls and polygons, see ObstacleField.
struct THICKET_COLLISION_EXPORT Hit : ObstaclePart {
    double at = 0;  ///< distance from the start, >= 0, map units
    Point position; ///< where the ray, or the disc's centre, is then

    /// The point of the part's boundary nearest to `position`; `position` itself for an interior
    /// and at the centre of an axis.
    Point touched() const;
    /// The unit vector at `position` out of the part; {0, 0} where touched() is `position`.
    Point normal() const;
};

} // namespace thicket::nav
