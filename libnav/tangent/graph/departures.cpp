#include "libnav/tangent/graph/departures.h"

#include "libnav/tangent/turning.h"

#include <cmath>

namespace thicket::nav {

Departures::Owner Departures::ownerWithin(VertexIndex from, double turn) const
{
    const auto& vertices = m_store.vertices;
    const TangentVertex& source = vertices[from];
    Owner owner{TangentVertex::none, turn};
    const VertexIndex first = m_store.memory.rims[rimKey(source.disc, source.winding)];
    for (auto i = first; i != TangentVertex::none; i = vertices[i].nextOnRim) {
        const TangentVertex& other = vertices[i];
        if (i == from)
            continue;
        // Not snapped as elsewhere: of two close arrivals only the one in front may be the owner.
        double walk = wrapped(sign(source.winding) * (other.heading - source.heading));
        if (walk < 0)
            walk += fullTurn;
        // Of two at the same place only the older is an owner.
        if (walk == 0 && i > from && source.travelled <= other.travelled * (1 + tieShare))
            continue;
        const double travelled = source.travelled + walk * source.trueRadius;
        if (walk <= owner.turn && other.travelled <= travelled * (1 + tieShare))
            owner = {i, walk};
    }
    return owner;
}

std::optional<double> Departures::crossesArrival(const TangentIntent& intent) const
{
    const TangentVertex& source = m_store.vertices[intent.source];
    if (!m_store.pruning.crossing || intent.turn <= fullTurn / 2 || source.isStart())
        return {};
    const TangentIntent& arrival = m_store.intents[source.intent];
    const Point arrivedFrom = m_store.vertices[arrival.source].contact(arrival.direction);
    const Point across = source.contact(intent.direction) - arrivedFrom;
    const double sine = cross(arrival.direction, intent.direction);
    if (std::abs(sine) < turnSlack)
        return {};
    const double at = cross(across, arrival.direction) / sine;
    const double along = cross(across, intent.direction) / sine;
    const bool crosses = at > m_store.contact && at < intent.length - m_store.contact &&
                         along > m_store.contact && along < arrival.length - m_store.contact;
    return crosses ? std::optional(at) : std::nullopt;
}

} // namespace thicket::nav
