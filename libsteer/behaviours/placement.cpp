#include "libsteer/behaviours/placement.h"

#include "libsteer/vector.h"

#include <cassert>

namespace thicket::steer {

namespace {

/// The placed circles in a grid whose cells are at least as large as the range of two circles.
class PlacedGrid {
public:
    PlacedGrid(const PlacementParams& params) : m_low(params.box.min), m_gap(params.gap)
    {
        const double reach = 2 * params.mostRadius + params.gap;
        // About one cell per circle at most.
        const double area = params.box.width() * params.box.height();
        const double room = area / static_cast<double>(std::max<std::size_t>(params.count, 1));
        m_cell = std::max(
            {reach, std::sqrt(room), params.box.width() / 4096, params.box.height() / 4096});
        if (!(m_cell > 0))
            m_cell = 1;
        m_columns = static_cast<int>(params.box.width() / m_cell) + 1;
        m_rows = static_cast<int>(params.box.height() / m_cell) + 1;
        m_first.assign(static_cast<std::size_t>(m_columns) * static_cast<std::size_t>(m_rows), -1);
    }

    bool hasRoomFor(Point center, double radius, const std::vector<nav::Circle>& placed) const
    {
        const int column = columnAt(center.x);
        const int row = rowAt(center.y);
        for (int y = std::max(0, row - 1); y <= std::min(m_rows - 1, row + 1); ++y)
            for (int x = std::max(0, column - 1); x <= std::min(m_columns - 1, column + 1); ++x)
                for (int i = m_first[cell(x, y)]; i >= 0; i = m_next[static_cast<std::size_t>(i)]) {
                    const nav::Circle& other = placed[static_cast<std::size_t>(i)];
                    const double least = radius + other.radius + m_gap;
                    const Point apart = center - other.center;
                    if (dot(apart, apart) < least * least)
                        return false;
                }
        return true;
    }
    /// Adds the circle that was placed last.
    void add(Point center)
    {
        int& first = m_first[cell(columnAt(center.x), rowAt(center.y))];
        const int index = static_cast<int>(m_next.size());
        m_next.push_back(first);
        first = index;
    }

private:
    int columnAt(double x) const
    {
        return std::clamp(static_cast<int>((x - m_low.x) / m_cell), 0, m_columns - 1);
    }
    int rowAt(double y) const
    {
        return std::clamp(static_cast<int>((y - m_low.y) / m_cell), 0, m_rows - 1);
    }
    std::size_t cell(int x, int y) const
    {
        return static_cast<std::size_t>(y) * static_cast<std::size_t>(m_columns) +
               static_cast<std::size_t>(x);
    }

    Point m_low;
    double m_gap = 0;
    double m_cell = 1;
    int m_columns = 1;
    int m_rows = 1;
    std::vector<int> m_first; // first circle, by cell
    std::vector<int> m_next;  // next circle, by circle
};

} // namespace

Placement placeAtRandom(const PlacementParams& params, Random random)
{
    assert(!params.box.isEmpty() && params.leastRadius >= 0 && params.gap >= 0);
    assert(params.mostRadius >= params.leastRadius && params.border >= 0);
    Placement result{{}, 0, random, false};
    PlacedGrid grid(params);
    std::size_t failures = 0;
    while (result.placed.size() < params.count && failures < params.tries) {
        ++result.tries;
        ++failures;
        const double radius = result.random.between(params.leastRadius, params.mostRadius);
        const nav::Box inner = nav::grown(params.box, -(radius + params.border));
        const double x = result.random.between(inner.min.x, inner.max.x);
        const double y = result.random.between(inner.min.y, inner.max.y);
        if (inner.isEmpty() || !grid.hasRoomFor({x, y}, radius, result.placed))
            continue;
        if (params.obstacles && params.obstacles->clearance({x, y}) < radius + params.gap)
            continue;
        result.placed.push_back({{x, y}, radius});
        grid.add({x, y});
        failures = 0;
    }
    result.isComplete = result.placed.size() == params.count;
    return result;
}

} // namespace thicket::steer
