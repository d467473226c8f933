#include "libnav/collision/expansion/sidetree.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <functional>

namespace thicket::nav {

namespace {

constexpr double sameShare = 1e-12; // of a coordinate: by which rounding may swap two sides

/// Where a side that is not level is at a height that it reaches.
double xAt(const Segment& side, double y)
{
    return side.a.x + (y - side.a.y) / (side.b.y - side.a.y) * (side.b.x - side.a.x);
}

} // namespace

SideTree::SideTree(std::span<const Point> outline)
{
    for (const Point p : outline)
        m_heights.push_back(p.y);
    std::sort(m_heights.begin(), m_heights.end());
    m_heights.erase(std::unique(m_heights.begin(), m_heights.end()), m_heights.end());
    m_bands = std::bit_ceil(m_heights.size());
    m_sides.fill(2 * m_bands, [&](auto put) {
        for (std::uint32_t side = 0; side < outline.size(); ++side) {
            const Segment ends = sideFrom(outline, side);
            const auto [low, high] = std::minmax(ends.a.y, ends.b.y);
            std::size_t begin = bandAt(low) + m_bands, end = bandAt(high) + m_bands;
            for (; begin < end; begin /= 2, end /= 2) {
                if (begin % 2 == 1)
                    put(begin++, side);
                if (end % 2 == 1)
                    put(--end, side);
            }
        }
    });
    order(outline);
}

// The band that begins at or below a height, which is not below the lowest.
std::size_t SideTree::bandAt(double y) const
{
    return std::size_t(std::upper_bound(m_heights.begin(), m_heights.end(), y) -
                       m_heights.begin()) -
           1;
}

// From left to right, if they do not cross each other.
void SideTree::order(std::span<const Point> outline)
{
    struct Placed {
        double x;
        std::uint32_t side;
    };
    std::vector<Placed> placed;
    std::vector<std::uint32_t> sides;
    m_isOrdered.assign(m_sides.cellCount(), true);
    for (std::size_t node = 1; node < m_sides.cellCount(); ++node) {
        if (m_sides[node].size() < 2)
            continue;
        const std::size_t width = m_bands / std::bit_floor(node);
        const std::size_t first = node * width - m_bands;
        const double low = m_heights[first], high = m_heights[first + width];
        placed.clear();
        for (const std::uint32_t side : m_sides[node])
            placed.push_back({xAt(sideFrom(outline, side), (low + high) / 2), side});
        std::sort(placed.begin(), placed.end(), [](const Placed& a, const Placed& b) {
            return a.x != b.x ? a.x < b.x : a.side < b.side;
        });
        const auto isSwapped = [&](const Placed& a, const Placed& b) {
            const Segment left = sideFrom(outline, a.side), right = sideFrom(outline, b.side);
            const auto isAt = [&](double y) {
                const double x = xAt(left, y);
                return x > xAt(right, y) + sameShare * std::abs(x);
            };
            return isAt(low) || isAt(high);
        };
        m_isOrdered[node] =
            std::adjacent_find(placed.begin(), placed.end(), isSwapped) == placed.end();
        sides.clear();
        for (const Placed& one : placed)
            sides.push_back(one.side);
        m_sides.assign(node, sides);
    }
}

bool SideTree::isInside(std::span<const Point> outline, Point p) const
{
    if (p.y < m_heights.front() || p.y >= m_heights.back())
        return false;
    const auto isRight = [&](std::uint32_t side) { return isRightOf(sideFrom(outline, side), p); };
    std::ptrdiff_t right = 0;
    for (std::size_t node = bandAt(p.y) + m_bands; node > 0; node /= 2) {
        const auto sides = m_sides[node];
        if (m_isOrdered[node])
            right += sides.end() -
                     std::partition_point(sides.begin(), sides.end(), std::not_fn(isRight));
        else
            right += std::count_if(sides.begin(), sides.end(), isRight);
    }
    return right % 2 == 1;
}

} // namespace thicket::nav
