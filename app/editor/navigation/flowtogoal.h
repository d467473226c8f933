#pragma once

#include "libnav/collision/obstaclefield.h"
#include "libnav/map/map.h"
#include "libsteer/flow/flowfield.h"
#include "libsteer/flow/integrationfield.h"

#include <cstddef>
#include <memory>

namespace thicket::editor {

/// A flow field to one goal, and the travel costs it goes down: what the heat map and the flow
/// arrows show.
struct GoalFlow {
    steer::IntegrationField costs; ///< by the eikonal method
    steer::FlowField directions;
    std::size_t reachedCells = 0; ///< from which there is a way to the goal
};

/// Cells on the longer side of flowArea(): fine enough for the gaps that matter on a screen, and
/// made in a few milliseconds.
inline constexpr int flowCells = 384;

/// What the field covers: bounds that are walls; else the goal and `extent`, that of the map, with
/// room to go round it.
nav::Box flowArea(const nav::MapSettings& settings, const nav::Box& extent, nav::Point goal,
                  double agentRadius);

/// The flow over `area` as an agent of the field's radius finds it. A goal whose cell is blocked,
/// though the goal itself is free, counts as at the nearest free cell's centre. Null when the goal
/// is inside an obstacle or outside the area, or the area is empty or too far out for cells.
std::shared_ptr<const GoalFlow> flowToGoal(const nav::ObstacleField& field, const nav::Box& area,
                                           nav::Point goal);

} // namespace thicket::editor
