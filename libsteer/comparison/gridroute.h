#pragma once

#include "libsteer/comparison/solverrow.h"
#include "libsteer/flow/cellgrid.h"

#include <stop_token>

namespace thicket::steer {

/// A path as most games find one. A* over the eight neighbours of free cells, past no blocked
/// corner. Cells are blocked where expanded obstacles reach into them. The result is pulled taut:
/// from each point on, the path leads straight to the last one in line that it sees.
/// Source: Hart, Nilsson and Raphael, "A Formal Basis for the Heuristic Determination of Minimum
/// Cost Paths" (1968), with the octile distance.
SolverRow gridRoute(const nav::ObstacleField& field, const nav::Segment& query,
                    const CellGrid& grid, const std::stop_token& stop);

} // namespace thicket::steer
