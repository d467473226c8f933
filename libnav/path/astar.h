#pragma once

#include "libnav/path/openlist.h"

#include <limits>

namespace thicket::nav {

/// How a search ended.
enum class Ending {
    reached,   ///< the goal was popped: the path is the graph's edges()
    exhausted, ///< nothing is queued any more
    parted,    ///< the obstacles part start and goal
    tooFar,    ///< what is queued is longer than the limit
};

struct SearchLimits {
    double weight = 1; ///< >= 1, of the estimate
    double maxLength = std::numeric_limits<double>::infinity();
};

/// Best first search over the graph until one of the endings. `ends` are the graph's.
/// Method: boost::breadth_first_visit with an open list for its buffer, which is what Boost's A* is
/// made of; its own A* has no place for an open list that knows how tangents come.
Ending searchBestFirst(const ObstacleField& field, const Segment& ends, const SearchLimits& limits,
                       TangentGraph& graph);

} // namespace thicket::nav
