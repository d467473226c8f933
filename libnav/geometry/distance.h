#pragma once

#include "libnav/collision/collision_export.h"
#include "libnav/geometry/shapes.h"

#include <algorithm>

/// Distances and overlaps of shapes, computed with Boost.Geometry.
/// Input must be finite, within coordinateLimit, with radius and thickness >= 0; anything else is
/// the caller's bug. Distances are in map units. Pure functions: any thread.
namespace thicket::nav {

/// Shortest distance between two segments; 0 when they meet. A segment may be a point.
THICKET_COLLISION_EXPORT double distance(const Segment& a, const Segment& b);
/// Shortest distance from a box to a point; 0 inside. The box must not be empty.
inline double distance(const Box& box, Point p)
{
    return length({std::max({box.min.x - p.x, 0.0, p.x - box.max.x}),
                   std::max({box.min.y - p.y, 0.0, p.y - box.max.y})});
}
/// Shortest distance from a point to a segment.
THICKET_COLLISION_EXPORT double distance(Point p, const Segment& s);

/// Distance from p to the shape's boundary, negative inside the shape. The even-odd rule decides
/// what is inside a polygon that crosses itself.
THICKET_COLLISION_EXPORT double signedDistance(Point p, const Shape& shape);

/// Distance between two shapes: 0 when they touch or overlap, also when one lies inside the other.
THICKET_COLLISION_EXPORT double distance(const Shape& a, const Shape& b);
/// Whether the open interiors overlap by more than `tolerance` (>= 0, map units).
THICKET_COLLISION_EXPORT bool overlap(const Shape& a, const Shape& b, double tolerance = 0);

/// The smallest box round the shape's outline, for an inverted shape round its hole. Empty for a
/// shape without points.
THICKET_COLLISION_EXPORT Box boundingBox(const Shape& shape);

} // namespace thicket::nav
