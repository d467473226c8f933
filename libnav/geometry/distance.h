#pragma once

#include "libnav/collision/collision_export.h"
#include "libnav/geometry/shapes.h"

/// Distances and overlaps of shapes, computed with Boost.Geometry.
/// Input must be finite, within 1e9, with radius and thickness >= 0 (caller's bug otherwise).
/// Pure functions: any thread.
namespace thicket::nav {

/// Shortest distance between two segments; 0 when they meet. A segment may be a point.
THICKET_COLLISION_EXPORT double distance(const Segment& a, const Segment& b);
/// Shortest distance from a point to a segment.
THICKET_COLLISION_EXPORT double distance(Point p, const Segment& s);

/// Distance from p to the shape's boundary, negative inside the shape's interior.
/// Self-crossing polygons count as inside by the even-odd rule.
THICKET_COLLISION_EXPORT double signedDistance(Point p, const Shape& shape);

/// Gap between two shapes: 0 when they touch or overlap (also when one lies inside the other).
THICKET_COLLISION_EXPORT double distance(const Shape& a, const Shape& b);
/// Whether the open interiors meet by more than `tolerance` (>= 0, map units).
THICKET_COLLISION_EXPORT bool overlap(const Shape& a, const Shape& b, double tolerance = 0);

/// The smallest box round the shape's drawn outline (an inverted shape's hole, not the plane).
THICKET_COLLISION_EXPORT Box boundingBox(const Shape& shape);

} // namespace thicket::nav
