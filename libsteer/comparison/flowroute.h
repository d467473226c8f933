#pragma once

#include "libsteer/comparison/solverrow.h"
#include "libsteer/flow/cellgrid.h"

#include <stop_token>

namespace thicket::steer {

/// The way of a point that follows the flow field to the goal in small steps: what an agent of a
/// crowd walks if nothing pushes it. Cells are blocked where expanded obstacles reach into them.
SolverRow flowRoute(const nav::ObstacleField& field, const nav::Segment& query,
                    const CellGrid& grid, const std::stop_token& stop);

} // namespace thicket::steer
