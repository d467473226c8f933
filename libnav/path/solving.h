#pragma once

#include "libnav/path/budget.h"
#include "libnav/path/certificate.h"

namespace thicket::nav {

/// What the caller of a search knows and wants.
struct Solving {
    bool isJoined = false;              ///< a way from start to goal is known
    bool asksWhy = true;                ///< whether to tell unreachable from tooFar
    Certificate* certificate = nullptr; ///< filled when not null and the answer has one
};

/// findPath as calls made of several searches use it; the budget is theirs.
PathResult solve(const ObstacleField& field, const Segment& query, const PathOptions& options,
                 const Solving& solving, Budget& budget);

} // namespace thicket::nav
