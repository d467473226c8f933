#pragma once

#include "libnav/path/pathfinder.h"

#include <span>

/// What a game asks about paths besides the shortest one. Any number of threads may ask one field.
namespace thicket::nav {

/// Whether a path exists, without searching for it: exact, in time that grows with the obstacles
/// that meet the straight line and those chained to them, not with the way round. False when an
/// end is blocked or not a point.
THICKET_NAV_EXPORT bool isReachable(const ObstacleField& field, Point start, Point goal);

/// The shortest path to each goal, in their order. Budgets hold for each; after a stop the rest are
/// cancelled.
THICKET_NAV_EXPORT std::vector<PathResult> findPaths(const ObstacleField& field, Point start,
                                                     std::span<const Point> goals,
                                                     const PathOptions& options = {});

/// The shortest path from each segment's `a` to its `b`, in their order and with the same bits as
/// findPath has them, searched for on `threads` threads (0: as many as there are cores). Budgets
/// hold for each; after a stop the rest are cancelled. PathOptions::trace is left alone.
THICKET_NAV_EXPORT std::vector<PathResult> findPathsBetween(const ObstacleField& field,
                                                            std::span<const Segment> queries,
                                                            const PathOptions& options = {},
                                                            unsigned threads = 0);

struct NearestGoal {
    std::size_t goal = 0; ///< index; the first of equally near ones
    PathResult result;    ///< found; no path to any goal is shorter than its lowerBound
};
/// The goal with the shortest path, and that path; nothing when none can be reached (blocked ends
/// included). Goals whose straight line is longer than a path already found cost nothing. With a
/// weight above 1 the path is no longer than that many times the one to the nearest goal. The
/// budget is for all goals together; once it is spent or a stop requested, the answer is the
/// nearest of the goals reached until then, if any.
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
