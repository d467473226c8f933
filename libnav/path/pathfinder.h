#pragma once

#include "libnav/collision/obstaclefield.h"
#include "libnav/nav_export.h"
#include "libnav/path/path.h"
#include "libnav/tangent/pruning.h"

#include <cstdint>
#include <limits>
#include <optional>

namespace thicket::nav {

struct SearchTrace;

enum class PathStatus {
    found,
    unreachable,  ///< start and goal are free, no way joins them
    startBlocked, ///< the start is inside an obstacle
    goalBlocked,  ///< the goal is inside an obstacle
    tooFar,       ///< every way is longer than PathOptions::maxLength
    invalid,      ///< start or goal is not a point: NaN, infinite or beyond 1e9
};

/// The status as the command line and files spell it: "found", "unreachable", "startBlocked",
/// "goalBlocked", "tooFar", "invalid".
THICKET_NAV_EXPORT const char* name(PathStatus status);

/// What a search did; the counts do not depend on the machine.
struct PathStatistics {
    std::size_t expanded = 0;  ///< tangent vertices taken from the open list and expanded
    std::size_t generated = 0; ///< tangents queued
    std::size_t rays = 0;      ///< line-of-sight tests shot
};

struct PathResult {
    PathStatus status = PathStatus::unreachable;
    Path path; ///< empty unless found
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
};

/// The exact shortest path of a point from start to goal through the free space of the field,
/// which has the agent's radius in it already: no shorter free path exists. Symmetric in start and
/// goal, and the same bits for the same input. Start and goal may touch obstacles; from a point on
/// a wall without thickness both sides can be left (several searches then: their statistics add up,
/// the trace is the last one's).
/// Any number of threads may search one field; each search owns its tangent graph.
/// Method: A* over the lazily generated tangent graph (RayScan, Hechenberger et al., ICAPS 2020,
/// carried over to circles).
THICKET_NAV_EXPORT PathResult findPath(const ObstacleField& field, Point start, Point goal,
                                       const PathOptions& options = {});

} // namespace thicket::nav
