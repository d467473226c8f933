#pragma once

#include "libnav/collision/obstaclefield.h"
#include "libnav/map/map.h"
#include "libsteer/flow/flowfield.h"
#include "libsteer/flow/integrationfield.h"

#include <cstddef>
#include <memory>

namespace thicket::editor {

/// A flow field to one goal and the travel costs that it descends. The heat map and the flow arrows
/// show it.
struct GoalFlow {
    steer::IntegrationField costs; ///< computed by the eikonal method
    steer::FlowField directions;
    std::size_t reachedCells = 0; ///< from which there is a path to the goal
};

/// Number of cells on the longer side of flowArea(). Fine enough for the gaps that matter on a
/// screen, and computed in a few milliseconds.
inline constexpr int flowCells = 384;

/// What the field covers: the bounds if they are walls; otherwise the goal and `extent`, the extent
/// of the map, with a margin for paths around it.
nav::Box flowArea(const nav::MapSettings& settings, const nav::Box& extent, nav::Point goal,
                  double agentRadius);

/// The flow over `area` for an agent of the field's radius. If the goal is free but its cell is
/// blocked, the centre of the nearest free cell takes its place. Null if the goal is inside an
/// obstacle or outside the area, or if the area is empty or too far out for cells.
std::shared_ptr<const GoalFlow> flowToGoal(const nav::ObstacleField& field, const nav::Box& area,
                                           nav::Point goal);

} // namespace thicket::editor
