#pragma once

#include "libnav/geometry/grid.h"

namespace thicket::nav {

/// The middle lines of a shape: a circle's centre, a wall's polyline, a polygon's outline.
struct Skeleton {
    std::vector<Segment> segments; ///< never empty; a point is a segment of length 0
    double radius = 0; ///< of the circle; half the wall's thickness; 0 for a polygon; map units
};

Skeleton skeletonOf(const Shape& shape);

/// The midpoints of the pieces into which a skeleton's segments cut a segment.
std::vector<Point> middlesBetweenCrossings(const Segment& segment, const Skeleton& cutters);

} // namespace thicket::nav
