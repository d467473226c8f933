#include "libsteer/behaviours/wander.h"

#include <cassert>

namespace thicket::steer {

WanderStep wander(const Agent& agent, const WanderState& state, const WanderParams& params,
                  double seconds, WanderRecord* record)
{
    assert(seconds > 0 && params.radius > 0 && params.responseTime > 0);
    WanderStep step{{}, state};
    const Point stray = strayOf(step.state.random, params, seconds);
    step.state.onCircle = formula::strayed<Scalars>(state.onCircle, stray);
    const Point toTarget = formula::wanderTarget<Scalars>(step.state.onCircle, agent.heading,
                                                          params.distance, params.radius);
    const Point desired = formula::wanderVelocity<Scalars>(toTarget, agent.heading,
                                                           std::min(params.speed, agent.maxSpeed));
    step.force = towardsVelocity(agent, desired, params.responseTime);
    if (record)
        *record = {agent.position + params.distance * agent.heading, params.radius,
                   agent.position + toTarget};
    return step;
}

} // namespace thicket::steer
