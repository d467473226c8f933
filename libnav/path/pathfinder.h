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
    unreachable,    ///< start and goal are free, no way joins them
    startBlocked,   ///< the start is inside an obstacle
    goalBlocked,    ///< the goal is inside an obstacle
    tooFar,         ///< every way is longer than PathOptions::maxLength
    budgetExceeded, ///< PathOptions::maxExpansions or maxTime were used up first
    cancelled,      ///< PathOptions::stop was requested first
    /// start or goal is not a point (NaN, infinite or beyond 1e9), or the weight is no number >= 1
    invalid,
};

/// The status as the command line and files spell it: "found", "unreachable", "startBlocked",
/// "goalBlocked", "tooFar", "budgetExceeded", "cancelled", "invalid".
THICKET_NAV_EXPORT const char* name(PathStatus status);

/// What a search did; the counts do not depend on the machine.
struct PathStatistics {
    std::size_t expanded = 0;  ///< tangent vertices taken from the open list and expanded
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
    /// Of budgetExceeded and cancelled the best that was known by then, if any; else empty unless
    /// found.
    Path path;
    /// No path is shorter than this, map units, but for rounding. When found: path.length() itself
    /// if that is proven to be the shortest, always so with a weight of 1; else at least
    /// path.length() / weight. tooFar: above maxLength. Infinity when no path exists; 0 when
    /// invalid.
    double lowerBound = 0;
    PathStatistics statistics;
    /// For startBlocked and goalBlocked: the obstacle, and the nearest free point if there is one.
    std::int64_t blockedBy = 0;
    std::optional<Point> nearestFree;
};

struct PathOptions {
    /// Filled with what the search did, when not null. Costs time and memory.
    SearchTrace* trace = nullptr;
    Pruning pruning = {};
    /// Give up when no path is as short as this, map units.
    double maxLength = std::numeric_limits<double>::infinity();
    /// >= 1. Above 1 the path may be up to that many times as long as the shortest, and is found
    /// much faster on large maps: PathResult::lowerBound tells how good it is at least.
    double weight = 1;
    /// Give up when as many tangent vertices have been expanded (PathStatistics::expanded).
    std::size_t maxExpansions = std::numeric_limits<std::size_t>::max();
    /// Give up after this time on the wall's clock; the answer then depends on the machine.
    std::chrono::nanoseconds maxTime = std::chrono::nanoseconds::max();
    /// Give up when a stop is requested, from any thread: seen within a millisecond.
    std::stop_token stop = {};
};

/// The exact shortest path of a point from start to goal through the free space of the field,
/// which has the agent's radius in it already: no shorter free path exists. Symmetric in start and
/// goal, and the same bits for the same input. Start and goal may touch obstacles; from a point on
/// a wall without thickness both sides can be left (several searches then: their statistics add up,
/// the trace is the last one's).
/// With a weight above 1 it is no longer than that many times the shortest, otherwise the same.
/// Any number of threads may search one field; each search owns its tangent graph.
/// Method: A* over the lazily generated tangent graph (RayScan, Hechenberger et al., ICAPS 2020,
/// carried over to circles).
THICKET_NAV_EXPORT PathResult findPath(const ObstacleField& field, Point start, Point goal,
                                       const PathOptions& options = {});

} // namespace thicket::nav
