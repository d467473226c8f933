#pragma once

#include "libnav/tangent/tangentedge.h"

#include <cstdint>
#include <vector>

namespace thicket::nav {

/// Why a tangent that the search tried did not become a vertex.
enum class Rejection : std::uint8_t {
    blockedSurfing, ///< another obstacle is in the way of the straight move
    blockedHugging, ///< the arc to its departure is covered by another obstacle
    dominated,      ///< a way at least as short to the same rim is known
    leftToAnother,  ///< beyond another arrival on the same rim, whose departures these are
    crossesArrival, ///< crosses the surfing edge by which the path arrived
    notTaut,        ///< a corner, or a side of it, that no taut path turns round
    turnsTooFar,    ///< a full turn round its circle
    turnsBack,      ///< its departure lies before the arrival: a kink
};

/// One popped vertex of the search and what was tried from it.
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
