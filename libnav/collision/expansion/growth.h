#pragma once

#include "libnav/collision/collision_export.h"
#include "libnav/geometry/shapes.h"

namespace thicket::nav {

/// The minimum expansion: walls and polygons are expanded by at least this, map units, so that they
/// have an interior.
constexpr double minimumExpansion(double tolerance) { return 1e3 * tolerance; }

/// The distance that counts as touching, map units, for obstacles of the given extent and largest
/// expanded radius.
THICKET_COLLISION_EXPORT double toleranceFor(const Box& given, double largestRadius);
/// The box of a shape as given.
THICKET_COLLISION_EXPORT Box boxOf(const Shape& shape);
/// The shape's own radius (half the thickness; 0 for a polygon) plus the agent's, map units.
THICKET_COLLISION_EXPORT double expandedRadius(const Shape& shape, double agentRadius);

} // namespace thicket::nav
