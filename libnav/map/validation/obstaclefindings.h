#pragma once

#include "libnav/map/map.h"
#include "libnav/map/validation/closedgaps.h"
#include "libnav/map/validation/narrowgaps.h"
#include "libnav/map/validation/validation.h"

#include <utility>
#include <vector>

/// The geometric part of validation. Internal to libnav/map.
namespace thicket::nav {

/// Pairs of ids, the faulty object first. Bounds that are walls have the id boundsObstacle.
struct ObstacleFindings {
    /// Start, goal or agent, and an obstacle that contains it.
    std::vector<std::pair<ObjectId, ObjectId>> blockedMarkers;
    /// One that is not blocked, and an obstacle nearer than the agent's radius.
    std::vector<std::pair<ObjectId, ObjectId>> closeMarkers;
    std::size_t uncheckedMarkers = 0;                      ///< see Blockers
    std::vector<std::pair<ObjectId, ObjectId>> duplicates; ///< later, earlier
    std::vector<std::pair<ObjectId, ObjectId>> nested;     ///< inner, outer; one outer each
    bool isNestingComplete = true;                         ///< see Nesting
    /// A narrow gap between the obstacles with these ids.
    struct Gap {
        ObjectId a = 0;
        ObjectId b = 0;
        NarrowGap gap;
    };
    std::vector<Gap> narrowGaps;
    bool areGapsComplete = true; ///< see NarrowGaps
    struct Closed {
        ObjectId a = 0;
        ObjectId b = 0;
        ClosedGap gap;
    };
    std::vector<Closed> closedGaps; ///< none of narrowGaps
    bool areClosedComplete = true;  ///< see ClosedGaps
};

ObstacleFindings findObstacles(const Map& map, const ValidationOptions& options);

} // namespace thicket::nav
