#include "libnav/collision/parttree.h"

#include "libnav/collision/morton.h"

namespace thicket::nav {

PartTree::PartTree(std::vector<Part> parts)
{
    if (parts.empty())
        return;
    std::vector<Point> middles;
    middles.reserve(parts.size());
    for (const Part& part : parts)
        middles.push_back(0.5 * (part.axis.a + part.axis.b));
    m_parts.reserve(parts.size());
    for (const std::uint32_t i : mortonOrder(middles))
        m_parts.push_back(parts[i]);
    for (std::size_t count = m_parts.size(); m_levels.empty() || count > 1;) {
        const std::size_t level = m_levels.size();
        count = (count + fan - 1) / fan;
        m_levels.emplace_back(count);
        for (std::size_t i = 0; i < count; ++i) {
            Node& node = m_levels[level][i];
            const Range children = childrenOf(level, i);
            for (std::size_t child = children.begin; child < children.end; ++child) {
                Node below;
                if (level > 0)
                    below = m_levels[level - 1][child];
                else
                    below = {boxAround(m_parts[child].axis, 0), m_parts[child].radius,
                             m_parts[child].rank};
                enclose(node.axes, below.axes);
                node.largest = std::max(node.largest, below.largest);
                node.leastRank = std::min(node.leastRank, below.leastRank);
            }
        }
    }
}

} // namespace thicket::nav
