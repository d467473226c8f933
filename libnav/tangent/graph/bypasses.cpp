#include "libnav/tangent/graph/bypasses.h"

#include "libnav/tangent/turning.h"

#include <cmath>

namespace thicket::nav {

// Onwards in the same winding an equal cost suffices, because the departures are the same. Lengths
// along different discs with minimum expansion differ by rounding of its size, and any two lengths
// by rounding of the coordinates. Near the start this exceeds their relative share.
double Bypasses::mostFor(const RimArrival& arrival, bool isOnward) const
{
    return isOnward ? arrival.travelled * (1 + tieShare)
                    : arrival.travelled * (1 - lessShare) - m_store.raisedSlack - m_store.tolerance;
}

void Bypasses::consider(Bypass& best, const RimArrival& arrival, VertexIndex by, double walk) const
{
    const TangentVertex& other = m_store.vertices[by];
    const bool isOnward = other.winding == arrival.winding && walk * sign(arrival.winding) >= 0;
    if (!(isOnward ? m_store.pruning.dominance : m_store.pruning.eitherWay))
        return;
    const double cost = other.travelled + std::abs(walk) * arrival.trueRadius;
    const double most = mostFor(arrival, isOnward);
    if (cost > most || (!isOnward && cost == most) ||
        (best.by != TangentVertex::none && cost >= best.cost))
        return;
    if (m_walks.isFree(other, walk))
        best = {by, cost, walk};
}

Bypass Bypasses::cheapest(const RimArrival& arrival) const
{
    Bypass best;
    const double to = contactAngle(arrival.heading, arrival.winding);
    const double most = mostFor(arrival, true);
    const auto& vertices = m_store.vertices;
    for (const Winding winding : {arrival.winding, opposite(arrival.winding)}) {
        for (auto i = m_store.memory.rims[rimKey(arrival.disc, winding)]; i != TangentVertex::none;
             i = vertices[i].nextOnRim) {
            if (vertices[i].travelled > most)
                continue;
            const double onward =
                sign(winding) *
                turnFrom0(sign(winding) * (to - contactAngle(vertices[i].heading, winding)));
            consider(best, arrival, i, onward);
            consider(best, arrival, i, onward - sign(winding) * fullTurn);
        }
        if (!m_store.pruning.eitherWay)
            break;
    }
    return best;
}

} // namespace thicket::nav
