#pragma once

#include "libsteer/flow/costfield.h"

#include <cstdint>
#include <vector>

namespace thicket::steer {

/// Marks in `sight` (padded) with `number` the cells of cost 1 whose centre sees `goal` over cells
/// of cost 1 alone: the straight way between them enters no other cell and slips through no corner
/// between two of them. Cells that another goal's number stands in already keep it where that goal
/// is nearer. `reach` (in cells) limits how far it is looked. Time: the cells that are seen.
///
/// Source: Emerson, "Crowd Pathfinding and Steering Using Flow Field Tiles", Game AI Pro (2013),
/// chapter 23, for the idea; by sweeping rows with the list of open slopes in place of its lines
/// from corners, which makes it exact: Bergstroem, "FOV using recursive shadowcasting" (RogueBasin,
/// 2001).
void markLineOfSight(const CostField& costs, const std::vector<nav::Point>& goals,
                     std::uint8_t number, double reach, std::vector<std::uint8_t>& sight);

} // namespace thicket::steer
