#pragma once

#include "libnav/collision/collision_export.h"
#include "libnav/geometry/shapes.h"

namespace thicket::nav {

/// Walls and polygons are expanded by at least this, or they would have no interior.
constexpr double minimumExpansion(double tolerance) { return 1e3 * tolerance; }

/// What "touching" is for obstacles of the given extent and the largest expanded radius.
THICKET_COLLISION_EXPORT double toleranceFor(const Box& given, double largestRadius);
/// The box of a shape as given, and the radius that it is grown by with that of the agent.
THICKET_COLLISION_EXPORT Box boxOf(const Shape& shape);
THICKET_COLLISION_EXPORT double expandedRadius(const Shape& shape, double agentRadius);

} // namespace thicket::nav
