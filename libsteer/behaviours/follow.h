#pragma once

#include "libnav/path/path.h"
#include "libsteer/agent.h"
#include "libsteer/steer_export.h"
#include "libsteer/vector.h"

#include <cstddef>

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

/// The place of a path that an agent was nearest to last: what followForce remembers, a value in
/// the caller's hands. The default is the path's start.
struct PathPlace {
    std::size_t edge = 0; ///< index in Path::edges()
    double begin = 0;     ///< arc length where that edge begins, map units
    double travelled = 0; ///< arc length of the place, map units
    bool operator==(const PathPlace&) const = default;
};

struct FollowParams {
    double responseTime = 0.1875; ///< seconds, > 0
    double corridor = 0.28; ///< off the path by this it heads back at 45 degrees, map units, > 0
    double slowingRadius = 2.25; ///< as ArriveParams, before the path's end
    double speed = 3;            ///< map units per second, > 0
    /// The share of maxForce that may go into rounding arcs; the speed there is limited to it. (0,
    /// 1].
    double turningShare = 0.4;
    double search = 6; ///< how far before and behind the last place the nearest one is sought, map
                       ///< units along the path, > 0
    THICKET_STEER_EXPORT static FollowParams of(const Agent& agent);
};

struct FollowRecord {
    Point nearest;        ///< the path's point nearest to where the agent is
    Point predicted;      ///< where it will be after the response time
    Point onPath;         ///< the path's point nearest to that
    Point tangent;        ///< unit vector of travel there
    double off = 0;       ///< distance from `predicted` to `onPath`
    double speed = 0;     ///< wanted, after arcs ahead and the end
    double remaining = 0; ///< to the path's end, map units
};

struct FollowStep {
    Point force;
    PathPlace place; ///< hand it in with the next step
};

/// Follows an exact path by force: where the agent is about to be, it wants to go with the path's
/// tangent and back to the path by how far off that is, as fast as the arcs ahead and the end
/// allow, and leans into arcs (v^2 / r). Pushed off, it comes back; pushed farther than the search
/// reaches within one step, it goes on from the nearest place within that. At the end it arrives.
/// Undisturbed, an agent with the defaults stays within the corridor round arcs of 1 and more
/// (followforcetest.cpp). An empty path gives no force, one of length 0 is arrived at.
///
/// Sources: Reynolds (1999), path following (prediction and projection); the curvature term is
/// textbook feed-forward.
THICKET_STEER_EXPORT FollowStep followForce(const Agent& agent, const nav::Path& path,
                                            const PathPlace& place, const FollowParams& params,
                                            FollowRecord* record = nullptr);

} // namespace thicket::steer
