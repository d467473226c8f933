#pragma once

#include "libsteer/comparison/solverrow.h"

#include <stop_token>

namespace thicket::steer {

/// The shortest path along the complete tangent graph, which is built for the query. Equally short
/// as the exact one, at the cost of every edge of the map. `budgetExceeded` if it has more surfing
/// edges than `mostEdges`. `unreachable` from an end that only the minimum expansion of a thin wall
/// or a polygon covers: it has no edges. Beside a thin wall it is longer by up to 1e-6 of the map's
/// extent, see nav::CompleteGraph.
SolverRow graphRoute(const nav::ObstacleField& field, const nav::Segment& query,
                     std::size_t mostEdges, const std::stop_token& stop);

} // namespace thicket::steer
