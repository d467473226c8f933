#pragma once

#include "libnav/path/path.h"
#include "libsteer/agent.h"
#include "libsteer/steer_export.h"

namespace thicket::steer {

/// Where an agent is on the path that it follows.
struct PathProgress {
    double travelled = 0; ///< arc length from the path's start, map units
    double speed = 0;     ///< along the path, map units per second
    bool operator==(const PathProgress&) const = default;
};

/// One step of `seconds` (> 0) along an exact path: speeds up by at most maxForce to maxSpeed and
/// brakes in time to stand at the path's end ("arrive"). Never leaves the path, never overshoots.
/// An empty path or one of length 0 leaves the agent where it is.
/// Source: Reynolds, "Steering Behaviors For Autonomous Characters" (1999), path following and
/// arrival, on a path exact enough to be tracked instead of sought.
THICKET_STEER_EXPORT PathProgress followPath(const Agent& agent, const nav::Path& path,
                                             PathProgress progress, double seconds);

/// The agent as it stands at that progress: position, velocity and heading from the path.
THICKET_STEER_EXPORT Agent placedOnPath(Agent agent, const nav::Path& path,
                                        const PathProgress& progress);

} // namespace thicket::steer
