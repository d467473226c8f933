#pragma once

#include "libnav/collision/obstaclefield.h"
#include "libnav/map/map.h"
#include "libnav/result.h"
#include "libsteer/flow/integrationfield.h"

#include <vector>

namespace thicket::exporting {

/// The positions of the map's goal markers, in drawing order.
std::vector<nav::Point> goalsOf(const nav::Map& map);

struct FlowSettings {
    double cell = 0; ///< the side of a cell, map units, > 0
    steer::FlowMethod method = steer::FlowMethod::eikonal;
};

/// The travel costs to the nearest of the goals (at least one) for an agent of the field's radius.
/// The grid covers the bounds if they are walls; otherwise all objects and goals, with a margin for
/// paths around. Errors, each in one sentence: a goal that is outside or not in a free cell, and a
/// grid of too many cells.
Result<steer::IntegrationField> flowToGoals(const nav::Map& map, const nav::ObstacleField& field,
                                            std::vector<nav::Point> goals,
                                            const FlowSettings& settings);

} // namespace thicket::exporting
