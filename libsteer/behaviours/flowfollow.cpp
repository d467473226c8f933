#include "libsteer/behaviours/flowfollow.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace thicket::steer {

namespace {

using nav::Point;

Point limitedTo(Point v, double most)
{
    const double size = length(v);
    return size > most ? (most / size) * v : v;
}

FlowFollowRecord sensed(const Agent& agent, const FlowField& field, int reach)
{
    FlowFollowRecord record;
    record.travelCost = field.travelCost(agent.position);
    const auto home = field.grid().cellAt(agent.position);
    if (home && field.flows(*home)) {
        record.direction = field.direction(agent.position);
        return record;
    }
    if (const auto back = field.nearestFlow(agent.position, reach)) {
        const Point toCell = *back - agent.position;
        record.direction = (1 / length(toCell)) * toCell; // another cell: not 0 long
        record.isBeside = true;
    }
    return record;
}

Point steered(const Agent& agent, double speed, const FlowFollowParameters& parameters,
              FlowFollowRecord seen, FlowFollowRecord* record)
{
    seen.desiredVelocity = speed * seen.direction;
    seen.force = limitedTo((1 / parameters.responseTime) * (seen.desiredVelocity - agent.velocity),
                           agent.maxForce);
    if (record)
        *record = seen;
    return seen.force;
}

} // namespace

Point followFlow(const Agent& agent, const FlowField& field, const FlowFollowParameters& parameters,
                 FlowFollowRecord* record)
{
    assert(parameters.responseTime > 0 && agent.maxSpeed > 0 && agent.maxForce > 0);
    return steered(agent, agent.maxSpeed, parameters, sensed(agent, field, parameters.searchReach),
                   record);
}

Point arriveByFlow(const Agent& agent, const FlowField& field,
                   const FlowFollowParameters& parameters, FlowFollowRecord* record)
{
    assert(parameters.responseTime > 0 && agent.maxSpeed > 0 && agent.maxForce > 0);
    const FlowFollowRecord seen = sensed(agent, field, parameters.searchReach);
    const double slowing = parameters.slowingDistance > 0
                               ? parameters.slowingDistance
                               : agent.maxSpeed * agent.maxSpeed / agent.maxForce;
    // At constant deceleration the square of the speed falls linearly with the distance. The
    // response lags, so near the end the speed must not exceed what remains per one or two response
    // times.
    const double left = std::min(seen.travelCost, slowing);
    const double even = agent.maxSpeed * std::sqrt(left / slowing);
    const double last = seen.travelCost / (2 * parameters.responseTime);
    const double speed = seen.isBeside ? agent.maxSpeed : std::min(even, last);
    return steered(agent, speed, parameters, seen, record);
}

} // namespace thicket::steer
