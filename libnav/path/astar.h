#pragma once

#include "libnav/path/budget.h"
#include "libnav/path/openlist.h"
#include "libnav/tangent/graph/tangentgraph.h"

#include <limits>

namespace thicket::nav {

/// How a search ended.
enum class Ending {
    reached,   ///< the goal was popped: the path is TangentGraph::appendEdges()
    exhausted, ///< the open list is empty
    parted,    ///< the obstacles separate start and goal
    tooFar,    ///< every queued intent exceeds the length limit
    spent,     ///< the budget is used up
    cancelled,
};

struct SearchLimits {
    double weight = 1; ///< of the estimate, >= 1
    double maxLength = std::numeric_limits<double>::infinity();
    bool mayBeParted = true;         ///< false if a path is known to exist
    bool distinguishesParted = true; ///< whether to distinguish tooFar from parted

    /// Intents with a larger bound are not queued.
    double maxBound() const;
};

struct SearchOutcome {
    Ending ending = Ending::exhausted;
    double lowerBound = 0; ///< lower bound of all path lengths; infinity if there is no path
};

/// Runs a best-first search over the graph until one of the endings. `ends` are those of the graph.
/// The caller subtracts the expansions from the budget. The memory is cleared and used.
/// Method: boost::breadth_first_visit with an open list as its buffer, as in Boost's A*. Boost's
/// own A* does not accept an open list specialised for tangents.
SearchOutcome searchBestFirst(const SearchView& field, const Segment& ends,
                              const SearchLimits& limits, const Budget& budget,
                              OpenListMemory& memory, TangentGraph& graph);

} // namespace thicket::nav
