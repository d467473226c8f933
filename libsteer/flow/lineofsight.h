#pragma once

#include "libsteer/flow/costfield.h"

#include <cstdint>
#include <vector>

namespace thicket::steer {

/// Writes `number` into `sight` (padded) for the cells of cost 1 whose centre sees the goal over
/// cells of cost 1 alone: the straight line between them enters no other cell and passes no corner
/// between two of them. A cell that already has another goal's number keeps it if that goal is
/// nearer. `reach` limits the distance, in cells. Time: proportional to the cells that are seen.
///
/// Source: the idea is Emerson's, "Crowd Pathfinding and Steering Using Flow Field Tiles", Game AI
/// Pro (2013), chapter 23. His lines from corners are replaced by a sweep over rows with a list of
/// open slopes, which is exact: Bergstroem, "FOV using recursive shadowcasting" (RogueBasin, 2001).
void markLineOfSight(const CostField& costs, const std::vector<nav::Point>& goals,
                     std::uint8_t number, double reach, std::vector<std::uint8_t>& sight);

} // namespace thicket::steer
