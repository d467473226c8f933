#pragma once

#include "libnav/bake/contactgraph.h"
#include "libnav/tangent/turning.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <span>
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

private:
    std::vector<Node> m_nodes;
    std::vector<std::uint32_t> m_firstNode; // by stretch
    std::vector<std::uint32_t> m_nodeOfEnd;
    std::vector<std::uint32_t> m_firstEnd; // by node
    std::vector<std::uint32_t> m_ends;
};

} // namespace thicket::nav
