#pragma once

#include "libnav/collision/obstaclefield.h"

namespace thicket::nav {

/// Whether obstacles part two free points, exactly and without searching for a path: they do if
/// and only if a closed chain of overlapping discs, cores and the outside of arenas crosses the
/// segment between the points an odd number of times. Visits only the chains that meet the segment.
/// Method: parity labels on the overlap graph, drawn inside the union of the obstacles.
bool areParted(const ObstacleField& field, Point start, Point goal);

} // namespace thicket::nav
