#pragma once

#include "libnav/path/pathfinder.h"

#include <functional>

namespace thicket::nav {

/// A path at once, then ever better ones: searches with a weight of 1.02, 1.005 and at last
/// PathOptions::weight (1: exact), leaving out those that could not improve on what is known. The
/// answer is findPath's, but that it has a path to show sooner: when the budget is spent or a stop
/// requested, `path` is the best so far and `lowerBound` the most that was proven, so that both
/// bounds are known. Weights above 1.02 are searched with once.
///
/// `onBetter` (may be empty) is called on this thread with the first path and with each result
/// whose path is shorter or whose bound is higher than in the one before. It may request the stop.
/// Budgets hold for all searches together, statistics add up, the trace is the last one's. Source:
/// anytime weighted A* (Hansen and Zhou, "Anytime Heuristic Search", JAIR 28, 2007).
THICKET_NAV_EXPORT PathResult findPathAnytime(
    const ObstacleField& field, Point start, Point goal, const PathOptions& options = {},
    const std::function<void(const PathResult&)>& onBetter = {});

} // namespace thicket::nav
