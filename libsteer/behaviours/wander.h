#pragma once

#include "libsteer/behaviours/seek.h"
#include "libsteer/behaviours/wanderformulas.h"
#include "libsteer/random.h"

namespace thicket::steer {

/// What wandering remembers: a value in the caller's hands, one per agent.
struct WanderState {
    Random random;        ///< seed it with something else for each agent
    Point onCircle{1, 0}; ///< the target as seen from the wander circle's middle; unit vector, x
                          ///< along the heading
    bool operator==(const WanderState&) const = default;
};

struct WanderParams {
    double responseTime = 0.1875; ///< seconds, > 0
    double distance = 2.0;        ///< from the agent to the circle's middle, map units, >= 0
    double radius = 1.2;          ///< of the circle, map units, > 0
    /// How far the target strays on a circle of radius 1 within a second (root mean square), > 0.
    double jitter = 1;
    double speed = 3; ///< map units per second, > 0
    static WanderParams of(const Agent& agent)
    {
        return {responseTimeOf(agent), formula::wanderDistance<Scalars>(agent.maxSpeed),
                formula::wanderRadius<Scalars>(agent.maxSpeed), 1, agent.maxSpeed};
    }
};

/// How far the target strays in a step of `seconds`, before it is put back on the circle: evenly
/// spread in a square, where sqrt(3/2) makes the mean square of its length 1.
inline Point strayOf(Random& random, const WanderParams& params, double seconds)
{
    const double most = params.jitter * std::sqrt(1.5 * seconds);
    const double x = random.between(-most, most);
    const double y = random.between(-most, most);
    return {x, y};
}

struct WanderRecord {
    Point middle;      ///< of the circle, in the world
    double radius = 0; ///< of the circle
    Point target;      ///< on it
};

struct WanderStep {
    Point force;
    WanderState state; ///< hand it in with the next step
};

/// Seeks a target that strays at random on a circle ahead. `seconds` (> 0) is the step: strays grow
/// with its root, so that the wandering looks alike at any step. The same state gives the same
/// walk. Sources: Reynolds (1999), wander; Buckland (2005), chapter 3.
THICKET_STEER_EXPORT WanderStep wander(const Agent& agent, const WanderState& state,
                                       const WanderParams& params, double seconds,
                                       WanderRecord* record = nullptr);

} // namespace thicket::steer
