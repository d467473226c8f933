#pragma once

#include "libnav/path/pathfinder.h"

#include <span>

/// Path queries beyond the single shortest path. Any number of threads may query one field.
namespace thicket::nav {

/// Whether a path exists. Exact, without a search. The time grows with the number of obstacles on
/// the straight line and of those chained to them, not with the length of the path. False when an
/// end is blocked or not a point.
THICKET_NAV_EXPORT bool isReachable(const ObstacleField& field, Point start, Point goal);

/// The shortest path to each goal, in the order of the goals. The budget is for each path. After a
/// stop the remaining results are `cancelled`.
THICKET_NAV_EXPORT std::vector<PathResult> findPaths(const ObstacleField& field, Point start,
                                                     std::span<const Point> goals,
                                                     const PathOptions& options = {});

/// The shortest path from each segment's `a` to its `b`, in the order of the segments. Each is bit
/// for bit findPath's. Runs on `threads` threads (0: one per core). The budget is for each path.
/// After a stop the remaining results are `cancelled`. PathOptions::trace is not written.
THICKET_NAV_EXPORT std::vector<PathResult> findPathsBetween(const ObstacleField& field,
                                                            std::span<const Segment> queries,
                                                            const PathOptions& options = {},
                                                            unsigned threads = 0);

struct NearestGoal {
    std::size_t goal = 0; ///< index; the first of equally near ones
    PathResult result;    ///< found; no path to any goal is shorter than its lowerBound
};
/// The goal with the shortest path, and that path. Nothing when no goal can be reached; a blocked
/// end cannot be reached. Goals whose straight line is longer than a path already found cost
/// nothing. With a weight above 1 the path is at most that many times as long as the one to the
/// nearest goal. The budget is for all goals together. When it is spent or a stop is requested,
/// the answer is the nearest goal reached so far, if any.
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
/// The clearance at each of samples(path, spacing). A shortest path touches the discs that it turns
/// round, so the clearance along a hugging edge is 0 up to rounding.
THICKET_NAV_EXPORT std::vector<PathClearance> clearanceAlong(const ObstacleField& field,
                                                             const Path& path, double spacing);

} // namespace thicket::nav
