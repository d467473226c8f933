#include "libsteer/behaviours/wander.h"

#include <cassert>

namespace thicket::steer {

WanderStep wander(const Agent& agent, const WanderState& state, const WanderParams& params,
                  double seconds, WanderRecord* record)
{
    assert(seconds > 0 && params.radius > 0 && params.responseTime > 0);
    WanderStep step{{}, state};
    const Point stray = strayOf(step.state.random, params, seconds);
    step.state.onCircle = unitOr(state.onCircle + stray, state.onCircle);
    const Point local = Point{params.distance, 0} + params.radius * step.state.onCircle;
    const Point way = turned(local, agent.heading);
    const Point desired = std::min(params.speed, agent.maxSpeed) * unitOr(way, agent.heading);
    step.force = towardsVelocity(agent, desired, params.responseTime);
    if (record)
        *record = {agent.position + params.distance * agent.heading, params.radius,
                   agent.position + way};
    return step;
}

} // namespace thicket::steer
