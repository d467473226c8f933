#pragma once

#include "libnav/path/budget.h"
#include "libnav/path/openlist.h"
#include "libnav/tangent/tangentgraph.h"

#include <limits>

namespace thicket::nav {

/// How a search ended.
enum class Ending {
    reached,   ///< the goal was popped: the path is the graph's edges()
    exhausted, ///< nothing is queued any more
    parted,    ///< the obstacles part start and goal
    tooFar,    ///< what is queued is longer than the limit
    spent,     ///< the budget is
    cancelled,
};

struct SearchLimits {
    double weight = 1; ///< >= 1, of the estimate
    double maxLength = std::numeric_limits<double>::infinity();
    bool mayBeParted = true; ///< false where a way is known
    bool asksWhy = true;     ///< whether to tell what is too far from what is parted
};

struct SearchOutcome {
    Ending ending = Ending::exhausted;
    double lowerBound = 0; ///< no path is shorter; infinity when there is none
};

/// Best first search over the graph until one of the endings. `ends` are the graph's. What it
/// expands is the caller's to take off the budget; the memory is emptied and used.
/// Method: boost::breadth_first_visit with an open list for its buffer, which is what Boost's A* is
/// made of; its own A* has no place for an open list that knows how tangents come.
SearchOutcome searchBestFirst(const SearchView& field, const Segment& ends,
                              const SearchLimits& limits, const Budget& budget,
                              OpenListMemory& memory, TangentGraph& graph);

} // namespace thicket::nav
