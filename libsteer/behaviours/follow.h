#pragma once

#include "libnav/path/path.h"
#include "libsteer/agent.h"
#include "libsteer/steer_export.h"
#include "libsteer/vector.h"

#include <cstddef>

namespace thicket::steer {

/// The state of an agent on the path that it follows.
struct PathProgress {
    double travelled = 0; ///< arc length from the path's start, map units
    double speed = 0;     ///< along the path, map units per second
    bool operator==(const PathProgress&) const = default;
};

/// One step of `seconds` (> 0) along an exact path. The agent accelerates by at most maxForce up to
/// maxSpeed, and brakes in time to stop at the path's end ("arrive"). It never leaves the path and
/// never overshoots. On an empty path or one of length 0 it stays where it is.
/// Source: Reynolds, "Steering Behaviors For Autonomous Characters" (1999), path following and
/// arrival; the path is exact enough to be tracked instead of sought.
THICKET_STEER_EXPORT PathProgress followPath(const Agent& agent, const nav::Path& path,
                                             PathProgress progress, double seconds);

/// The agent at that progress: position, velocity and heading are those of the path.
THICKET_STEER_EXPORT Agent placedOnPath(Agent agent, const nav::Path& path,
                                        const PathProgress& progress);

/// The state of followForce: the place on the path that was last nearest to the agent. A value,
/// stored by the caller. The default is the path's start.
struct PathPlace {
    std::size_t edge = 0; ///< index in Path::edges()
    double begin = 0;     ///< arc length where that edge begins, map units
    double travelled = 0; ///< arc length of the place, map units
    bool operator==(const PathPlace&) const = default;
};

struct FollowParams {
    double responseTime = 0.1875; ///< seconds, > 0
    double corridor = 0.28;       ///< when this far off it heads back at 45 degrees, map units, > 0
    double slowingRadius = 2.25;  ///< as ArriveParams, at the path's end
    double speed = 3;             ///< map units per second, > 0
    /// The share of maxForce for turning in arcs, (0, 1]. It limits the speed there.
    double turningShare = 0.4;
    double search = 6; ///< range in which the nearest place is searched, before and after the last
                       ///< one, map units along the path, > 0
    THICKET_STEER_EXPORT static FollowParams of(const Agent& agent);
};

struct FollowRecord {
    Point nearest;        ///< the path's point nearest to the agent
    Point predicted;      ///< position after the response time
    Point onPath;         ///< the path's point nearest to `predicted`
    Point tangent;        ///< unit vector of travel at `onPath`
    double off = 0;       ///< distance from `predicted` to `onPath`
    double speed = 0;     ///< wanted speed, limited by arcs ahead and the end
    double remaining = 0; ///< length to the path's end, map units
};

struct FollowStep {
    Point force;
    PathPlace place; ///< pass it to the next step
};

/// Follows an exact path by force. The agent predicts its position. There it wants to move along
/// the path's tangent and back towards the path, in proportion to its distance from it. Arcs ahead
/// and the end limit the speed, and in arcs the centripetal force (v^2 / r) is added. Pushed off
/// the path, the agent returns. Pushed farther than the search range in one step, it continues from
/// the nearest place within the range. At the end it arrives. Undisturbed, with the defaults, it
/// stays within the corridor on arcs of radius 1 and more (followforcetest.cpp). An empty path
/// gives no force; one of length 0 is arrived at.
///
/// Sources: Reynolds (1999), path following (prediction and projection); the curvature term is
/// textbook feed-forward.
THICKET_STEER_EXPORT FollowStep followForce(const Agent& agent, const nav::Path& path,
                                            const PathPlace& place, const FollowParams& params,
                                            FollowRecord* record = nullptr);

} // namespace thicket::steer
