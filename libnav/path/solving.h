#pragma once

#include "libnav/path/budget.h"

namespace thicket::nav {

/// findPath as calls made of several searches use it: the budget is theirs, and `isJoined` says
/// that they know of a way from start to goal.
PathResult solve(const ObstacleField& field, const Segment& query, const PathOptions& options,
                 bool isJoined, Budget& budget);

} // namespace thicket::nav
