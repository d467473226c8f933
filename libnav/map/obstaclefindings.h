#pragma once

#include "libnav/map/map.h"

#include <utility>
#include <vector>

/// The geometric part of validation. Private to this room.
namespace thicket::nav {

/// Pairs of ids, the culprit first.
struct ObstacleFindings {
    /// Start or goal, obstacle (boundsObstacle too).
    std::vector<std::pair<ObjectId, ObjectId>> blockedMarkers;
    std::vector<std::pair<ObjectId, ObjectId>> duplicates; ///< later, earlier
    std::vector<std::pair<ObjectId, ObjectId>> nested;     ///< inner, outer; one outer each
};

ObstacleFindings findObstacles(const Map& map);

/// Whether two sides that are not neighbours meet, or neighbours run back over each other.
/// Repeated points in a row count once. The polygon has three different points or more.
bool crossesItself(const Polygon& polygon);

} // namespace thicket::nav
