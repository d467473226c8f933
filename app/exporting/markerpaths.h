#pragma once

#include "libnav/collision/obstaclefield.h"
#include "libnav/map/map.h"
#include "libnav/result.h"

#include <cstddef>
#include <functional>
#include <string>

namespace thicket::exporting {

/// The most pairs of starts and goals that paths are found for.
inline constexpr std::size_t mostPaths = 100'000;

/// The paths of an agent of the field's radius, one per line: from every start marker to every goal
/// marker, and from every agent and spawn area to the goal of its group. {"radius", "paths":
/// [{"from": object, "to": object, "group": of agents and spawn areas, "start": [x, y],
/// "goal": [x, y], "status", "length", "edges"}]}, see pathKeys(). In drawing order, markers
/// before agents. Error: more than mostPaths. `goesOn` is asked often; false ends it with an error.
Result<std::string> markerPaths(const nav::Map& map, const nav::ObstacleField& field,
                                const std::function<bool()>& goesOn);

} // namespace thicket::exporting
