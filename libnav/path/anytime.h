#pragma once

#include "libnav/path/pathfinder.h"

#include <functional>

namespace thicket::nav {

/// Finds a first path quickly, then improves it. Searches with the weights 1.02, 1.005 and finally
/// PathOptions::weight (1: exact). Skips a search that cannot improve the result. A weight above
/// 1.02 takes one search.
///
/// The final answer is findPath's. When the budget is spent or a stop is requested, `path` is the
/// best path so far and `lowerBound` the highest proven lower bound.
///
/// `onBetter` (may be empty) is called on this thread with the first path, and then with each
/// result whose path is shorter or whose lower bound is higher than before. It may request the
/// stop. The budget is for all searches together. Statistics are sums. The trace is that of the
/// last search. Source: anytime weighted A* (Hansen and Zhou, "Anytime Heuristic Search", JAIR 28,
/// 2007).
THICKET_NAV_EXPORT PathResult findPathAnytime(
    const ObstacleField& field, Point start, Point goal, const PathOptions& options = {},
    const std::function<void(const PathResult&)>& onBetter = {});

} // namespace thicket::nav
