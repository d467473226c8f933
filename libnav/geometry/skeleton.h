#pragma once

#include "libnav/geometry/grid.h"

namespace thicket::nav {

/// A shape as the segments that it is grown from: a circle's center, a wall's polyline, a
/// polygon's outline.
struct Skeleton {
    std::vector<Segment> segments; ///< never empty; a point is a segment of no length
    double radius = 0;
};

Skeleton skeletonOf(const Shape& shape);

/// The middle points of the stretches into which a segment is cut by a skeleton's segments.
std::vector<Point> middlesBetweenCrossings(const Segment& segment, const Skeleton& cutters);

} // namespace thicket::nav
