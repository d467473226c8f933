#pragma once

#include "libsteer/behaviours/seek.h"

#include <limits>

namespace thicket::steer {

/// Parameters of following a path or a flow field in a crowd (Guidance).
struct FollowingParams {
    double responseTime = 0.1875; ///< seconds, > 0
    double braking = 0.5; ///< share of maxForce with which it brakes before bends and the goal, > 0
    double turning = 0.8; ///< share of maxForce that may go into rounding an arc of a path, > 0
    /// When so far off the straight piece of its path that it is on, an agent heads back at 45
    /// degrees, map units. Infinity: it heads for the piece's end wherever it is.
    double corridor = std::numeric_limits<double>::infinity();

    static FollowingParams of(const Agent& agent)
    {
        return {.responseTime = responseTimeOf(agent)};
    }
};

} // namespace thicket::steer
