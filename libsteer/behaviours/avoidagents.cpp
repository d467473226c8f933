#include "libsteer/behaviours/avoidagents.h"

#include "libsteer/behaviours/seenneighbour.h"

#include <cassert>

namespace thicket::steer {

Point avoidAgents(const Agent& agent, std::span<const Neighbour> neighbours,
                  const AvoidAgentsParams& params, AvoidAgentsRecord* record)
{
    assert(params.range >= 0 && params.horizon > 0 && params.margin >= 0 && params.strength > 0);
    if (record)
        *record = {};
    const formula::Avoiding<Scalars> avoiding{params.range, 1 / params.horizon, params.margin,
                                              params.rightBias, params.brakeBias};
    Point sum{0, 0};
    for (const Neighbour& neighbour : neighbours) {
        if (neighbour.id == agent.id)
            continue;
        const Point to = neighbour.position - agent.position;
        const auto avoidance =
            formula::avoidanceOf<Scalars>(seenFrom(agent, neighbour, to, dot(to, to)),
                                          agent.velocity - neighbour.velocity, avoiding);
        if (!avoidance.comes)
            continue;
        sum = sum + avoidance.push;
        if (record)
            record->avoided.push_back({neighbour.id, avoidance.contact, avoidance.push});
    }
    if (record)
        record->sum = sum;
    return formula::pushForce<Scalars>(sum, params.strength, agent.maxForce);
}

} // namespace thicket::steer
