#pragma once

#include "libnav/collision/obstaclefield.h"
#include "libnav/nav_export.h"
#include "libnav/path/path.h"
#include "libnav/tangent/pruning.h"

#include <chrono>
#include <cstdint>
#include <limits>
#include <optional>
#include <stop_token>

namespace thicket::nav {

struct SearchTrace;

enum class PathStatus {
    found,
    unreachable,    ///< start and goal are free, no path joins them
    startBlocked,   ///< the start is inside an obstacle
    goalBlocked,    ///< the goal is inside an obstacle
    tooFar,         ///< every path is longer than PathOptions::maxLength
    budgetExceeded, ///< PathOptions::maxExpansions or maxTime were used up first
    cancelled,      ///< PathOptions::stop was requested first
    /// start or goal is not a point (NaN, infinite or beyond 1e9), or the weight is no number >= 1
    invalid,
};

/// The status in the spelling of the command line and of files: "found", "unreachable",
/// "startBlocked", "goalBlocked", "tooFar", "budgetExceeded", "cancelled", "invalid".
THICKET_NAV_EXPORT const char* name(PathStatus status);

/// The work of a search. The counts do not depend on the machine.
struct PathStatistics {
    /// Tangent vertices taken from the open list and expanded. In a field that keeps tangents it is
    /// fewer once earlier queries have found out which lead nowhere (Pruning::blindEnds).
    std::size_t expanded = 0;
    std::size_t generated = 0; ///< tangents queued
    std::size_t rays = 0;      ///< line-of-sight tests shot

    PathStatistics& operator+=(const PathStatistics& other)
    {
        expanded += other.expanded;
        generated += other.generated;
        rays += other.rays;
        return *this;
    }
};

struct PathResult {
    PathStatus status = PathStatus::unreachable;
    /// The path when found. For budgetExceeded and cancelled the best path so far, if any. Else
    /// empty.
    Path path;
    /// Lower bound of every path's length, map units, up to rounding.
    /// - found: path.length() if that is proven shortest, as always with a weight of 1; otherwise
    ///   at least path.length() / weight.
    /// - tooFar: above maxLength.
    /// - No path exists: infinity.
    /// - invalid: 0.
    double lowerBound = 0;
    PathStatistics statistics;
    /// For startBlocked and goalBlocked: the obstacle, and the nearest free point if there is one.
    std::int64_t blockedBy = 0;
    std::optional<Point> nearestFree;
};

struct PathOptions {
    /// If not null, filled with a record of the search. Costs time and memory.
    SearchTrace* trace = nullptr;
    Pruning pruning = {};
    /// Give up when every path is longer than this, map units.
    double maxLength = std::numeric_limits<double>::infinity();
    /// >= 1. Above 1 the path may be up to that many times as long as the shortest, and is found
    /// much faster on large maps. PathResult::lowerBound then bounds the error.
    double weight = 1;
    /// Give up after this many expansions of tangent vertices (PathStatistics::expanded).
    std::size_t maxExpansions = std::numeric_limits<std::size_t>::max();
    /// Give up after this wall-clock time. The answer then depends on the machine.
    std::chrono::nanoseconds maxTime = std::chrono::nanoseconds::max();
    /// Give up when a stop is requested, from any thread: seen within a millisecond.
    std::stop_token stop = {};
};

/// The exact shortest path of a point from start to goal through the free space of the field. The
/// field already includes the agent's radius. No shorter free path exists. The result is symmetric
/// in start and goal, and the same input gives the same bits.
/// Start and goal may touch obstacles. A point on a wall without thickness can be left on both
/// sides; this takes several searches. Their statistics are summed, and the trace is that of the
/// last one.
/// With a weight above 1 the path is at most that many times as long as the shortest; all else is
/// the same. Any number of threads may search one field; each search owns its tangent graph.
/// Method: A* over the lazily generated tangent graph (RayScan, Hechenberger et al., ICAPS 2020,
/// carried over to circles).
THICKET_NAV_EXPORT PathResult findPath(const ObstacleField& field, Point start, Point goal,
                                       const PathOptions& options = {});

/// The same answer in place of `result`, whose memory it takes: a search like one that this thread
/// has done before allocates nothing, if a path is found.
THICKET_NAV_EXPORT void findPath(const ObstacleField& field, Point start, Point goal,
                                 const PathOptions& options, PathResult& result);

} // namespace thicket::nav
