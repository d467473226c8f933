#pragma once

#include "libnav/bake/contactgraph.h"
#include "libnav/tangent/turning.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <queue>
#include <utility>
#include <vector>

namespace thicket::nav {

/// How far apart two places of a stretch are along the rim, map units. 0 for a corner.
inline double apart(const RimStretch& stretch, double radius, double a, double b)
{
    if (radius == 0)
        return 0;
    const double direct = std::abs(a - b);
    return stretch.sweep < fullTurn ? direct
                                    : std::min(direct, std::abs(fullTurn * radius - direct));
}

/// The contact graph with numbered nodes: the contacts of each stretch in order along it. All
/// contacts of a stretch of radius 0 are one node, the corner.
class ContactNodes {
public:
    static constexpr std::uint32_t none = UINT32_MAX;

    struct Node {
        std::uint32_t stretch = 0;
        double at = 0; ///< as TangentEnd::at
    };

    explicit ContactNodes(const ContactGraph& graph);

    std::size_t size() const { return m_nodes.size(); }
    const Node& operator[](std::uint32_t node) const { return m_nodes[node]; }
    std::uint32_t at(std::uint32_t end) const { return m_nodeOfEnd[end]; }
    /// The first node of a stretch; of the one behind the last, size().
    std::uint32_t firstOf(std::uint32_t stretch) const { return m_firstNode[stretch]; }
    /// The ends of tangents at a node.
    std::span<const std::uint32_t> endsAt(std::uint32_t node) const
    {
        return {m_ends.data() + m_firstEnd[node], m_firstEnd[node + 1] - m_firstEnd[node]};
    }
    /// visit(neighbour, length).
    template <class Visit> void visitNeighbours(std::uint32_t node, Visit visit) const
    {
        for (const std::uint32_t end : endsAt(node))
            visit(m_nodeOfEnd[end ^ 1], m_graph.lengths[end / 2]);
        const std::uint32_t stretch = m_nodes[node].stretch;
        const std::uint32_t first = m_firstNode[stretch];
        const std::uint32_t last = m_firstNode[stretch + 1] - 1;
        if (first == last)
            return;
        const RimStretch& own = m_graph.stretches[stretch];
        const bool isWhole = own.sweep >= fullTurn;
        const auto walkTo = [&](std::uint32_t to) {
            visit(to, apart(own, m_graph.radii[stretch], m_nodes[node].at, m_nodes[to].at));
        };
        if (node > first || isWhole)
            walkTo(node > first ? node - 1 : last);
        if (node < last || isWhole)
            walkTo(node < last ? node + 1 : first);
    }

private:
    const ContactGraph& m_graph;
    std::vector<Node> m_nodes;
    std::vector<std::uint32_t> m_firstNode; // by stretch
    std::vector<std::uint32_t> m_nodeOfEnd;
    std::vector<std::uint32_t> m_firstEnd; // by node
    std::vector<std::uint32_t> m_ends;
};

/// Dijkstra's search from one node at a time; its memory is reused.
class NodeDistances {
public:
    explicit NodeDistances(const ContactNodes& nodes)
        : m_nodes(nodes), m_reached(nodes.size(), infinity)
    {}

    /// Calls visit(node, distance) for all nodes that can be reached, in the order of their
    /// distance.
    template <class Visit> void from(std::uint32_t source, Visit visit)
    {
        reach(source, 0);
        while (!m_queue.empty()) {
            const auto [travelled, node] = m_queue.top();
            m_queue.pop();
            if (travelled > m_reached[node])
                continue;
            visit(node, travelled);
            m_nodes.visitNeighbours(node, [&, so = travelled](std::uint32_t to, double step) {
                if (so + step < m_reached[to])
                    reach(to, so + step);
            });
        }
        std::fill(m_reached.begin(), m_reached.end(), infinity);
    }

private:
    static constexpr double infinity = std::numeric_limits<double>::infinity();
    using Queued = std::pair<double, std::uint32_t>;

    void reach(std::uint32_t node, double distance)
    {
        m_reached[node] = distance;
        m_queue.emplace(distance, node);
    }

    const ContactNodes& m_nodes;
    std::vector<double> m_reached;
    std::priority_queue<Queued, std::vector<Queued>, std::greater<>> m_queue;
};

} // namespace thicket::nav
