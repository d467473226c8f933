#pragma once

#include "libnav/path/astar.h"
#include "libnav/path/searchtrace.h"

namespace thicket::nav {

/// What a search over this graph did. The graph must have recorded its attempts.
SearchTrace traceOf(const TangentGraph& graph, Point goal, const SearchLimits& limits);

} // namespace thicket::nav
