#include "app/editor/scene/handleroom.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <unordered_map>

namespace thicket::editor {

namespace {

/// The points that were taken, one at most in each cell of a grid.
class Taken {
public:
    explicit Taken(double spacing) : m_spacing(spacing) {}

    bool take(nav::Point at)
    {
        const std::int64_t x = cellOf(at.x);
        const std::int64_t y = cellOf(at.y);
        if (m_cells.contains(keyOf(x, y)))
            return false;
        for (std::int64_t row = y - 1; row <= y + 1; ++row) {
            for (std::int64_t column = x - 1; column <= x + 1; ++column) {
                const auto other = m_cells.find(keyOf(column, row));
                if (other != m_cells.end() && isNear(other->second, at))
                    return false;
            }
        }
        m_cells.emplace(keyOf(x, y), at);
        return true;
    }

private:
    std::int64_t cellOf(double place) const
    {
        constexpr double most = 1e9; // beyond that, far apart cells may share a key
        return static_cast<std::int64_t>(std::clamp(std::floor(place / m_spacing), -most, most));
    }
    static std::uint64_t keyOf(std::int64_t x, std::int64_t y)
    {
        return static_cast<std::uint64_t>(x) << 32U ^ (static_cast<std::uint64_t>(y) & 0xFFFFFFFFU);
    }
    bool isNear(nav::Point a, nav::Point b) const
    {
        return std::max(std::abs(a.x - b.x), std::abs(a.y - b.y)) < m_spacing;
    }

    double m_spacing;
    std::unordered_map<std::uint64_t, nav::Point> m_cells;
};

} // namespace

std::vector<std::size_t> withRoom(const std::vector<nav::Point>& points, double spacing)
{
    std::vector<std::size_t> roomy;
    if (points.empty())
        return roomy;
    Taken taken(spacing);
    const std::size_t last = points.size() - 1;
    taken.take(points.front());
    const bool hasLast = taken.take(points.back());
    roomy.push_back(0);
    for (std::size_t i = 1; i < last; ++i) {
        if (taken.take(points[i]))
            roomy.push_back(i);
    }
    if (hasLast)
        roomy.push_back(last);
    return roomy;
}

} // namespace thicket::editor
