#pragma once

#include "libsteer/behaviours/seek.h"
#include "libsteer/behaviours/wanderformulas.h"
#include "libsteer/random.h"

namespace thicket::steer {

/// The state of wandering. A value, stored by the caller, one per agent.
struct WanderState {
    Random random;        ///< use a different seed for each agent
    Point onCircle{1, 0}; ///< the target relative to the wander circle's centre; unit vector, x
                          ///< along the heading
    bool operator==(const WanderState&) const = default;
};

struct WanderParams {
    double responseTime = 0.1875; ///< seconds, > 0
    double distance = 2.0;        ///< from the agent to the circle's centre, map units, >= 0
    double radius = 1.2;          ///< of the circle, map units, > 0
    /// Root mean square displacement of the target in a second, on a circle of radius 1; > 0.
    double jitter = 1;
    double speed = 3; ///< map units per second, > 0
    static WanderParams of(const Agent& agent)
    {
        return {responseTimeOf(agent), formula::wanderDistance<Scalars>(agent.maxSpeed),
                formula::wanderRadius<Scalars>(agent.maxSpeed), 1, agent.maxSpeed};
    }
};

/// The target's displacement in a step of `seconds`, before it is projected back on the circle.
/// Uniformly distributed in a square; sqrt(3/2) makes the mean square of its length 1.
inline Point strayOf(Random& random, const WanderParams& params, double seconds)
{
    const double most = params.jitter * std::sqrt(1.5 * seconds);
    const double x = random.between(-most, most);
    const double y = random.between(-most, most);
    return {x, y};
}

struct WanderRecord {
    Point middle;      ///< the circle's centre, world frame
    double radius = 0; ///< the circle's radius
    Point target;      ///< the target on the circle, world frame
};

struct WanderStep {
    Point force;
    WanderState state; ///< pass it to the next step
};

/// Seeks a target that moves at random on a circle ahead. `seconds` (> 0) is the step.
/// Displacements grow with its root, so that the statistics do not depend on the step. The same
/// state gives the same walk.
/// Sources: Reynolds (1999), wander; Buckland (2005), chapter 3.
THICKET_STEER_EXPORT WanderStep wander(const Agent& agent, const WanderState& state,
                                       const WanderParams& params, double seconds,
                                       WanderRecord* record = nullptr);

} // namespace thicket::steer
