#pragma once

#include "libnav/map/map.h"
#include "libsteer/flow/integrationfield.h"
#include "libsteer/steer_export.h"

#include <vector>

namespace thicket::steer {

struct MapFlowOptions {
    std::vector<nav::Point> goals = {}; ///< empty: those of the map's goal markers
    double radius = 0;                  ///< the agent's, map units, >= 0; ignored with a field
    double cell = 1;                    ///< the side of a cell, map units, > 0
    FlowMethod method = FlowMethod::eikonal;
    double mostCells = CellGrid::mostCells; ///< a larger grid is an error
};

/// The travel costs to the nearest goal over a whole map: its bounds if they are walls; otherwise
/// all objects and goals, with a margin of a few cells for paths around them.
/// The field is that of the map's obstacles, built for an agent if it is not given.
/// Errors: those of ObstacleField::build() and CellGrid::over(); no goal; a goal outside that area
/// or in a cell that obstacles reach into. Any thread.
THICKET_STEER_EXPORT Result<IntegrationField> mapFlow(const nav::Map& map,
                                                      const MapFlowOptions& options);
THICKET_STEER_EXPORT Result<IntegrationField>
mapFlow(const nav::Map& map, const nav::ObstacleField& field, const MapFlowOptions& options);

} // namespace thicket::steer
