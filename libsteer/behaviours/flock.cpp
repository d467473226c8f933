#include "libsteer/behaviours/flock.h"

#include "libsteer/behaviours/seenneighbour.h"

#include <cassert>

namespace thicket::steer {

namespace {

/// Calls visit(neighbour, seen, share) for all that count. `share` is 1 where the rims touch and 0
/// at the range's end.
template <class Visit> void visitSeen(const Agent& agent, std::span<const Neighbour> neighbours,
                                      const FlockParams& params, FlockRecord* record, Visit visit)
{
    assert(params.range > 0 && params.responseTime > 0);
    if (record)
        *record = {};
    const double perRange = 1 / params.range;
    for (const Neighbour& neighbour : neighbours) {
        const Point to = neighbour.position - agent.position;
        const double reach = neighbour.radius + agent.radius + params.range;
        const double square = dot(to, to);
        if (square >= reach * reach || neighbour.id == agent.id)
            continue; // saves a square root
        const auto seen = seenFrom(agent, neighbour, to, square);
        double share = formula::shareOf<Scalars>(seen, params.range, perRange);
        if (params.cosine > -1)
            share = formula::inSight<Scalars>(seen, agent.heading, params.cosine, share);
        if (record && share > 0)
            record->counted.push_back(neighbour.id);
        visit(neighbour, seen, share);
    }
}

} // namespace

Point separation(const Agent& agent, std::span<const Neighbour> neighbours,
                 const SeparationParams& params, FlockRecord* record)
{
    Point push{0, 0};
    visitSeen(agent, neighbours, params, record,
              [&](const Neighbour&, const auto& seen, double share) {
                  push = push + formula::separationFrom<Scalars>(seen, share);
              });
    return formula::pushForce<Scalars>(push, params.strength, agent.maxForce);
}

Point alignment(const Agent& agent, std::span<const Neighbour> neighbours,
                const AlignmentParams& params, FlockRecord* record)
{
    Point sum{0, 0};
    double weight = 0;
    visitSeen(agent, neighbours, params, record,
              [&](const Neighbour& neighbour, const auto&, double share) {
                  sum = sum + share * neighbour.velocity;
                  weight += share;
              });
    if (weight <= 0)
        return {0, 0};
    const Point mean = formula::meanOf<Scalars>(sum, weight);
    if (record)
        record->mean = mean;
    return formula::alignmentForce<Scalars>(moverOf(agent, params.responseTime), weight, mean);
}

Point cohesion(const Agent& agent, std::span<const Neighbour> neighbours,
               const CohesionParams& params, FlockRecord* record)
{
    Point sum{0, 0};
    double weight = 0;
    visitSeen(agent, neighbours, params, record,
              [&](const Neighbour&, const auto& seen, double share) {
                  sum = sum + share * seen.to;
                  weight += share;
              });
    if (weight <= 0)
        return {0, 0};
    const Point offset = formula::meanOf<Scalars>(sum, weight);
    if (record)
        record->mean = agent.position + offset;
    return formula::cohesionForce<Scalars>(moverOf(agent, params.responseTime), weight, offset,
                                           params.range);
}

} // namespace thicket::steer
