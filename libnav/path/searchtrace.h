#pragma once

#include "libnav/tangent/rejection.h"
#include "libnav/tangent/tangentedge.h"

#include <cstdint>
#include <vector>

namespace thicket::nav {

/// One expansion of the search: the expanded vertex and the tangents tried from it.
struct SearchStep {
    struct Tangent {
        SurfingEdge edge;      ///< as aimed
        double lowerBound = 0; ///< travelled + edge + straight line to the goal
        bool accepted = false;
        Rejection reason = Rejection::blockedSurfing; ///< when not accepted
        double blockedAt = 0;                         ///< distance along the edge to the hit
        std::int64_t blockedBy = 0;                   ///< Obstacle::id
    };
    Contact at;     ///< what was expanded
    Point position; ///< where the path arrived on it
    Winding winding = Winding::counterClockwise;
    std::int32_t parent = -1; ///< index of the step it was reached from; -1 at the start
    double travelled = 0;     ///< cost so far
    double lowerBound = 0;    ///< travelled + straight line to the goal
    std::vector<Tangent> tangents;
};

/// Everything a search did, in order: one value for overlay, playback and tests.
struct SearchTrace {
    std::vector<SearchStep> steps;
};

} // namespace thicket::nav
