#pragma once

#include "libnav/map/map.h"
#include "libnav/map/validation/narrowgaps.h"

#include <utility>
#include <vector>

/// The geometric part of validation. Private to this room.
namespace thicket::nav {

/// Pairs of ids, the culprit first. Bounds that are walls are boundsObstacle.
struct ObstacleFindings {
    /// Start or goal, an obstacle that it is inside of.
    std::vector<std::pair<ObjectId, ObjectId>> blockedMarkers;
    std::size_t uncheckedMarkers = 0;                      ///< see Blockers
    std::vector<std::pair<ObjectId, ObjectId>> duplicates; ///< later, earlier
    std::vector<std::pair<ObjectId, ObjectId>> nested;     ///< inner, outer; one outer each
    bool isNestingComplete = true;                         ///< see Nesting
    /// Between the obstacles of these ids.
    struct Gap {
        ObjectId a = 0;
        ObjectId b = 0;
        NarrowGap gap;
    };
    std::vector<Gap> narrowGaps;
    bool areGapsComplete = true; ///< see NarrowGaps
};

ObstacleFindings findObstacles(const Map& map);

} // namespace thicket::nav
