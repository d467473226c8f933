#include "libsteer/behaviours/seek.h"

#include <cassert>

namespace thicket::steer {

namespace {

Point towards(const Agent& agent, Point target, Point desired, double responseTime,
              MotionRecord* record)
{
    assert(responseTime > 0 && agent.maxSpeed > 0 && agent.maxForce > 0);
    if (record)
        *record = {target, desired, 0};
    return towardsVelocity(agent, desired, responseTime);
}

} // namespace

Point seek(const Agent& agent, Point target, const SeekParams& params, MotionRecord* record)
{
    const Point desired = formula::seekVelocity<Scalars>(target - agent.position, agent.maxSpeed);
    return towards(agent, target, desired, params.responseTime, record);
}

Point flee(const Agent& agent, Point threat, const FleeParams& params, MotionRecord* record)
{
    const Point away = agent.position - threat;
    if (dot(away, away) >= params.panicDistance * params.panicDistance) {
        if (record)
            *record = {threat, agent.velocity, 0};
        return {0, 0};
    }
    const Point desired = agent.maxSpeed * unitOr(away, agent.heading);
    return towards(agent, threat, desired, params.responseTime, record);
}

Point arrive(const Agent& agent, Point target, const ArriveParams& params, MotionRecord* record)
{
    assert(params.slowingRadius > 0 && params.stopRadius >= 0);
    const Point desired = formula::arriveVelocity<Scalars>(target - agent.position, agent.maxSpeed,
                                                           params.slowingRadius, params.stopRadius);
    return towards(agent, target, desired, params.responseTime, record);
}

} // namespace thicket::steer
