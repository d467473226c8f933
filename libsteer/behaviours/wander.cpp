#include "libsteer/behaviours/wander.h"

#include <cassert>

namespace thicket::steer {

WanderStep wander(const Agent& agent, const WanderState& state, const WanderParams& params,
                  double seconds, WanderRecord* record)
{
    assert(seconds > 0 && params.radius > 0 && params.responseTime > 0);
    WanderStep step{{}, state};
    // Evenly spread in a square: sqrt(3/2) makes the mean square of its length 1.
    const double most = params.jitter * std::sqrt(1.5 * seconds);
    const double x = step.state.random.between(-most, most);
    const double y = step.state.random.between(-most, most);
    step.state.onCircle = unitOr(state.onCircle + Point{x, y}, state.onCircle);
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
