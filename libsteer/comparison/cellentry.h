#pragma once

#include "libsteer/flow/costfield.h"

namespace thicket::steer {

/// The nearest free cell whose centre a point sees, at most a few cells away. A point near an
/// obstacle lies in a blocked cell and enters the grid there.
std::optional<Cell> cellEntry(const CostField& costs, const nav::ObstacleField& field,
                              nav::Point p);

} // namespace thicket::steer
