#pragma once

#include "libnav/map/validation/validation.h"
#include "libnav/nav_export.h"

#include <stop_token>
#include <vector>

namespace thicket::nav {

/// Finds the hidden layers that block a shorter path between the map's start and goal, for agents
/// of this radius (map units, >= 0). Layers are hidden only from view: what lies on them still
/// blocks. A "hiddenLayer" finding names a hidden layer and some of its obstacles that the shortest
/// path among the visible obstacles would pass through. Nothing is found if these leave no path, or
/// if an end is missing, or if the obstacles are invalid.
///
/// Builds fields and searches once, unless nothing is hidden. After a stop nothing is found.
THICKET_NAV_EXPORT std::vector<Finding> findBlockedShortcuts(const Map& map, double agentRadius,
                                                             const std::stop_token& stop = {});

} // namespace thicket::nav
