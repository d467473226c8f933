#include "libnav/bake/contactnodes.h"

#include <algorithm>
#include <numeric>

namespace thicket::nav {

ContactNodes::ContactNodes(const ContactGraph& graph) : m_nodeOfEnd(graph.ends.size())
{
    m_ends.resize(graph.ends.size());
    std::iota(m_ends.begin(), m_ends.end(), 0U);
    std::sort(m_ends.begin(), m_ends.end(), [&](std::uint32_t a, std::uint32_t b) {
        const TangentEnd& left = graph.ends[a];
        const TangentEnd& right = graph.ends[b];
        return left.stretch != right.stretch ? left.stretch < right.stretch
               : left.at != right.at         ? left.at < right.at
                                             : a < b;
    });
    m_firstNode.reserve(graph.stretches.size() + 1);
    for (std::uint32_t place = 0; place < m_ends.size(); ++place) {
        const TangentEnd& end = graph.ends[m_ends[place]];
        const bool isNew =
            m_nodes.empty() || m_nodes.back().stretch != end.stretch || m_nodes.back().at != end.at;
        while (m_firstNode.size() <= end.stretch)
            m_firstNode.push_back(static_cast<std::uint32_t>(m_nodes.size()));
        if (isNew) {
            m_firstEnd.push_back(place);
            m_nodes.push_back({end.stretch, end.at});
        }
        m_nodeOfEnd[m_ends[place]] = static_cast<std::uint32_t>(m_nodes.size() - 1);
    }
    m_firstNode.resize(graph.stretches.size() + 1, static_cast<std::uint32_t>(m_nodes.size()));
    m_firstEnd.push_back(static_cast<std::uint32_t>(m_ends.size()));
}

} // namespace thicket::nav
