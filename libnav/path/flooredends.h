#pragma once

#include "libnav/collision/obstaclefield.h"

#include <vector>

namespace thicket::nav {

/// Where searches from or to this point begin: itself when it is free. When only the floor under
/// thin walls and polygons covers it (it lies on one, or nearer than the floor): free points beside
/// it, one for each side that it can be left to, the nearest first; none when it is enclosed by
/// others that touch. Nothing when an obstacle is at it.
std::optional<std::vector<Point>> waysFrom(const ObstacleField& field, Point p);

/// Whether nothing is between two points near each other that the floor covers though no obstacle
/// is at them: they see each other, also where the floor leaves no way out. Not along a side.
bool areInOnePocket(const ObstacleField& field, Point p, Point q);

} // namespace thicket::nav
