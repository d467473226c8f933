#pragma once

#include "libnav/path/pathfinder.h"

#include <span>

/// What a game asks about paths besides the shortest one. Any number of threads may ask one field.
namespace thicket::nav {

/// Whether a path exists, without searching for it: exact, in time that grows with the obstacles
/// that meet the straight line and those chained to them, not with the way round. False when an
/// end is blocked or not a point.
THICKET_NAV_EXPORT bool isReachable(const ObstacleField& field, Point start, Point goal);

/// The shortest path to each goal, in their order.
THICKET_NAV_EXPORT std::vector<PathResult> findPaths(const ObstacleField& field, Point start,
                                                     std::span<const Point> goals,
                                                     const PathOptions& options = {});

struct NearestGoal {
    std::size_t goal = 0; ///< index; the first of equally near ones
    PathResult result;    ///< found
};
/// The goal with the shortest path, and that path; nothing when none can be reached (blocked ends
/// included). Goals whose straight line is longer than a path already found cost nothing.
THICKET_NAV_EXPORT std::optional<NearestGoal> findNearest(const ObstacleField& field, Point start,
                                                          std::span<const Point> goals,
                                                          const PathOptions& options = {});

struct PathSample {
    double at = 0; ///< arc length from the start
    Point position;
    Point direction; ///< unit vector of travel
};
/// Samples at equal steps of at most `spacing` (> 0, map units), both ends included; empty for an
/// empty path, one sample for a path of length 0.
THICKET_NAV_EXPORT std::vector<PathSample> samples(const Path& path, double spacing);

struct PathClearance {
    double at = 0;        ///< arc length from the start
    double clearance = 0; ///< ObstacleField::clearance there
};
/// The clearance at each of samples(path, spacing). A shortest path touches what it turns round,
/// so it is 0 along every hugging edge, to rounding.
THICKET_NAV_EXPORT std::vector<PathClearance> clearanceAlong(const ObstacleField& field,
                                                             const Path& path, double spacing);

} // namespace thicket::nav
