#include "libnav/bake/tautdistances.h"

#include <algorithm>

namespace thicket::nav {

namespace {

// A corner of radius 0 is passed in the first winding only, whichever it is: all ways go on from
// there by all tangents. By a short tangent, or round a rim as short, it may be as short to turn
// back.
unsigned windingsAt(const ContactGraph& graph, std::uint32_t end, Winding winding)
{
    const double radius = graph.radii[graph.ends[end].stretch];
    if (radius == 0)
        return 1;
    if (radius <= graph.shortTangent || graph.isShort(end))
        return 3;
    return winding == Winding::counterClockwise ? 1 : 2;
}

} // namespace

TautDistances::TautDistances(const ContactGraph& graph, const ContactNodes& nodes)
    : m_graph(graph), m_nodes(nodes), m_onward(graph.ends.size()),
      m_reached(2 * nodes.size(), infinity)
{
    for (std::uint32_t end = 0; end < m_onward.size(); ++end)
        m_onward[end] = static_cast<std::uint8_t>(
            windingsAt(graph, end, opposite(windingOfRim(graph.ends[end].rim))));
    for (std::uint32_t node = 0; node < nodes.size(); ++node)
        for (const unsigned winding : {0U, 1U}) {
            m_firstDeparture.push_back(static_cast<std::uint32_t>(m_departures.size()));
            for (const std::uint32_t end : nodes.endsAt(node))
                if ((windingsAt(graph, end, windingOfRim(graph.ends[end].rim)) >> winding & 1) != 0)
                    m_departures.push_back({graph.lengths[end / 2], nodes.at(end ^ 1), end ^ 1});
        }
    m_firstDeparture.push_back(static_cast<std::uint32_t>(m_departures.size()));
}

} // namespace thicket::nav
