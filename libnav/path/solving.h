#pragma once

#include "libnav/path/budget.h"
#include "libnav/path/certificate.h"

namespace thicket::nav {

/// Options of one search inside the library.
struct Solving {
    bool isJoined = false;                ///< a path from start to goal is known to exist
    bool distinguishesUnreachable = true; ///< whether to distinguish unreachable from tooFar
    Certificate* certificate = nullptr;   ///< filled when not null and the answer has one
    Path* spare = nullptr;                ///< whose memory the answer's path takes, when not null
};

/// findPath for calls that consist of several searches and share one budget among them.
PathResult solve(const ObstacleField& field, const Segment& query, const PathOptions& options,
                 const Solving& solving, Budget& budget);

} // namespace thicket::nav
