#include "libnav/collision/index/parttree.h"

#include "libnav/geometry/morton.h"

#include <array>
#include <numeric>

namespace thicket::nav {

namespace {

/// The class of directions of an axis, the same for both directions along it.
enum Way : std::uint8_t { none, across, rising, up, falling, wayCount };

Way wayOf(const Segment& axis)
{
    const Point along = axis.b - axis.a;
    const double x = std::abs(along.x);
    const double y = std::abs(along.y);
    constexpr double slope = 0.41421356; // of half an eighth of a turn
    if (x == 0 && y == 0)
        return none;
    if (y <= slope * x)
        return across;
    if (x <= slope * y)
        return up;
    return (along.x > 0) == (along.y > 0) ? rising : falling;
}

} // namespace

PartTree::PartTree(std::vector<Part> parts)
{
    if (parts.empty())
        return;
    std::vector<Point> middles;
    middles.reserve(parts.size());
    for (const Part& part : parts)
        middles.push_back(0.5 * (part.axis.a + part.axis.b));
    std::vector<Way> ways;
    ways.reserve(parts.size());
    std::array<std::size_t, wayCount + 1> places{}; // where the next part of each class goes
    for (const Part& part : parts) {
        ways.push_back(wayOf(part.axis));
        ++places[ways.back() + 1];
    }
    std::partial_sum(places.begin(), places.end(), places.begin());
    m_parts.resize(parts.size());
    for (const std::uint32_t i : mortonOrder(middles))
        m_parts[places[ways[i]]++] = parts[i];
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
                    below = {AxisBounds(m_parts[child].axis), m_parts[child].radius,
                             m_parts[child].rank};
                node.axes.enclose(below.axes);
                node.largest = std::max(node.largest, below.largest);
                node.leastRank = std::min(node.leastRank, below.leastRank);
            }
        }
    }
}

} // namespace thicket::nav
