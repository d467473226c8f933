#pragma once

#include "libnav/tangent/rejection.h"
#include "libnav/tangent/tangentedge.h"

#include <cstdint>
#include <vector>

namespace thicket::nav {

/// A vertex of the search and the tangents that were tried from it.
struct SearchStep {
    struct Tangent {
        SurfingEdge edge;      ///< the whole tangent
        double lowerBound = 0; ///< travelled + edge + straight line to the goal
        bool accepted = false;
        bool isTaken = false; ///< was taken from the open list; otherwise refused before queueing
        Rejection reason = Rejection::blockedSurfing; ///< if not accepted
        double blockedAt = 0;                         ///< distance along the edge to the hit
        std::int64_t blockedBy = 0;                   ///< Obstacle::id
        std::int32_t rival = -1;       ///< if dominated or leftToAnother: by this step's vertex
        std::uint32_t triedDuring = 0; ///< index in SearchTrace::taken
    };
    Contact at;     ///< the expanded disc, start or goal
    Point position; ///< point of arrival on it
    Point center;   ///< of the disc
    double radius = 0;
    Winding winding = Winding::counterClockwise;
    std::int32_t parent = -1; ///< index of the step it was reached from; -1 at the start
    double travelled = 0;     ///< length of the path so far
    double lowerBound = 0;    ///< travelled + straight line to the goal
    std::vector<Tangent> tangents;
};

/// A tangent that entered the open list. Each enters it once and never moves up in it.
struct QueuedTangent {
    SurfingEdge edge;
    Winding winding = Winding::counterClockwise; ///< of the arrival, unless at the goal
    bool isLeftOut = false;   ///< its bound exceeded the length limit, so it was not queued
    std::uint32_t source = 0; ///< index of the SearchStep it leaves from
    double turn = 0;          ///< angle from the arrival at its source; below 0 only by rounding
    double travelled = 0;     ///< g: length up to its end; for the goal, up to its beginning
    double estimate = 0;      ///< h: the straight rest to the goal, less what minimum
                              ///< expansions of corners may still save
    double lowerBound() const { return travelled + estimate; } ///< f, for a weight of 1
};

/// A tangent that was taken from the open list and tried. Its result is the one tangent of
/// SearchStep::tangents that is taken and was tried during this.
struct TakenTangent {
    std::uint32_t queued = 0;    ///< index in SearchTrace::queued
    std::uint32_t tried = 0;     ///< index in SearchStep::tangents of its source
    std::int32_t reached = -1;   ///< index of the SearchStep that it made, if any
    std::uint32_t queuedEnd = 0; ///< number of queued tangents afterwards
};

/// All that a search did. For overlays, playback (searchhistory.h) and tests.
struct SearchTrace {
    std::vector<SearchStep> steps;     ///< in order of arrival
    std::vector<QueuedTangent> queued; ///< in order of generation
    std::vector<TakenTangent> taken;   ///< in order of time
    double weight = 1;                 ///< PathOptions::weight of this search
};

} // namespace thicket::nav
