#pragma once

#include "libnav/collision/obstaclefield.h"

#include <vector>

namespace thicket::nav {

/// For a point that the field calls blocked. When only the floor under thin walls and polygons
/// covers it (it lies on one, or nearer than the floor): free points beside it, one for each side
/// that it can be left to, the nearest first; none when it is enclosed by others that touch.
/// Nothing when an obstacle covers it at its true radius (Disc::trueRadius), too.
std::optional<std::vector<Point>> waysOut(const ObstacleField& field, Point p);

} // namespace thicket::nav
