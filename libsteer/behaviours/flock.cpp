#include "libsteer/behaviours/flock.h"

#include <cassert>

namespace thicket::steer {

namespace {

/// visit(neighbour, share): share is 1 where the rims touch and 0 at the range's end.
template <class Visit> void visitSeen(const Agent& agent, std::span<const Neighbour> neighbours,
                                      const FlockParams& params, FlockRecord* record, Visit visit)
{
    assert(params.range > 0 && params.responseTime > 0);
    if (record)
        *record = {};
    for (const Neighbour& neighbour : neighbours) {
        const Point to = neighbour.position - agent.position;
        const double touch = neighbour.radius + agent.radius;
        const double reach = touch + params.range;
        const double square = dot(to, to);
        if (square >= reach * reach || neighbour.id == agent.id)
            continue;
        const double apart = std::sqrt(square);
        if (params.cosine > -1 && dot(to, agent.heading) < params.cosine * apart)
            continue;
        if (record)
            record->counted.push_back(neighbour.id);
        visit(neighbour, apart <= touch ? 1 : (reach - apart) / params.range);
    }
}

} // namespace

Point separation(const Agent& agent, std::span<const Neighbour> neighbours,
                 const SeparationParams& params, FlockRecord* record)
{
    Point push{0, 0};
    visitSeen(agent, neighbours, params, record, [&](const Neighbour& neighbour, double share) {
        push = push + share * directionFrom(neighbour, agent);
    });
    return truncated(params.strength * agent.maxForce * push, agent.maxForce);
}

Point alignment(const Agent& agent, std::span<const Neighbour> neighbours,
                const AlignmentParams& params, FlockRecord* record)
{
    Point sum{0, 0};
    double weight = 0;
    visitSeen(agent, neighbours, params, record, [&](const Neighbour& neighbour, double share) {
        sum = sum + share * neighbour.velocity;
        weight += share;
    });
    if (weight <= 0)
        return {0, 0};
    const Point mean = (1 / weight) * sum;
    if (record)
        record->mean = mean;
    // One far neighbour must not count as much as a near one, so the last of it fades.
    return std::min(1.0, weight) * towardsVelocity(agent, mean, params.responseTime);
}

Point cohesion(const Agent& agent, std::span<const Neighbour> neighbours,
               const CohesionParams& params, FlockRecord* record)
{
    Point sum{0, 0};
    double weight = 0;
    visitSeen(agent, neighbours, params, record, [&](const Neighbour& neighbour, double share) {
        sum = sum + share * (neighbour.position - agent.position);
        weight += share;
    });
    if (weight <= 0)
        return {0, 0};
    const Point way = (1 / weight) * sum;
    if (record)
        record->mean = agent.position + way;
    const Point desired = agent.maxSpeed / std::max(lengthOf(way), params.range / 2) * way;
    return std::min(1.0, weight) * towardsVelocity(agent, desired, params.responseTime);
}

} // namespace thicket::steer
