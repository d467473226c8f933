#pragma once

#include "libnav/tangent/rejection.h"
#include "libnav/tangent/tangentedge.h"

#include <cstdint>
#include <vector>

namespace thicket::nav {

/// An expansion of the search: the expanded vertex and the tangents that were tried from it.
struct SearchStep {
    struct Tangent {
        SurfingEdge edge;      ///< the whole tangent
        double lowerBound = 0; ///< travelled + edge + straight line to the goal
        bool accepted = false;
        Rejection reason = Rejection::blockedSurfing; ///< if not accepted
        double blockedAt = 0;                         ///< distance along the edge to the hit
        std::int64_t blockedBy = 0;                   ///< Obstacle::id
    };
    Contact at;     ///< the expanded disc, start or goal
    Point position; ///< point of arrival on it
    Winding winding = Winding::counterClockwise;
    std::int32_t parent = -1; ///< index of the step it was reached from; -1 at the start
    double travelled = 0;     ///< length of the path so far
    double lowerBound = 0;    ///< travelled + straight line to the goal
    std::vector<Tangent> tangents;
};

/// All expansions of a search, in order. For overlays, playback and tests.
struct SearchTrace {
    std::vector<SearchStep> steps;
};

} // namespace thicket::nav
