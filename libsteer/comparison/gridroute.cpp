#include "libsteer/comparison/gridroute.h"

#include "libsteer/comparison/cellentry.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <queue>

namespace thicket::steer {
namespace {

/// A* over the free cells. Lengths are in cells.
class CellSearch {
public:
    CellSearch(const CostField& costs, Cell start, Cell goal)
        : m_costs(costs), m_grid(costs.grid()), m_goal(goal),
          m_travelled(m_grid.paddedSize(), std::numeric_limits<double>::infinity()),
          m_from(m_grid.paddedSize(), unseen), m_isClosed(m_grid.paddedSize())
    {
        offer(start, 0, m_grid.indexOf(start));
    }

    nav::PathStatus run(const std::stop_token& stop)
    {
        while (!m_open.empty()) {
            const std::size_t index = m_open.top().index;
            m_open.pop();
            if (m_isClosed[index])
                continue;
            m_isClosed[index] = true;
            const Cell cell = m_grid.cellOf(index);
            if (++m_expanded % 4096 == 0 && stop.stop_requested())
                return nav::PathStatus::cancelled;
            if (cell == m_goal)
                return nav::PathStatus::found;
            expand(cell, index);
        }
        return nav::PathStatus::unreachable;
    }

    std::size_t expanded() const { return m_expanded; }

    /// The centres from start to goal.
    std::vector<nav::Point> centers() const
    {
        std::vector<nav::Point> points;
        for (std::size_t at = m_grid.indexOf(m_goal);; at = m_from[at]) {
            points.push_back(m_grid.centerOf(m_grid.cellOf(at)));
            if (m_from[at] == at)
                break;
        }
        std::reverse(points.begin(), points.end());
        return points;
    }

private:
    static constexpr auto unseen = std::numeric_limits<std::uint32_t>::max();
    struct Open {
        double estimate;
        std::size_t index;
        bool operator>(const Open& other) const { return estimate > other.estimate; }
    };

    double octile(Cell c) const
    {
        const double across = std::abs(c.column - m_goal.column);
        const double upright = std::abs(c.row - m_goal.row);
        return std::max(across, upright) + (std::numbers::sqrt2 - 1) * std::min(across, upright);
    }

    void offer(Cell c, double travelled, std::size_t from)
    {
        const std::size_t index = m_grid.indexOf(c);
        if (travelled >= m_travelled[index])
            return;
        m_travelled[index] = travelled;
        m_from[index] = static_cast<std::uint32_t>(from);
        m_open.push({travelled + octile(c), index});
    }

    void expand(Cell c, std::size_t index)
    {
        for (int up = -1; up <= 1; ++up)
            for (int right = -1; right <= 1; ++right) {
                const Cell to{c.column + right, c.row + up};
                const bool isDiagonal = up != 0 && right != 0;
                if (!m_costs.isFree(to) || (isDiagonal && !(m_costs.isFree({to.column, c.row}) &&
                                                            m_costs.isFree({c.column, to.row}))))
                    continue;
                offer(to, m_travelled[index] + (isDiagonal ? std::numbers::sqrt2 : 1), index);
            }
    }

    const CostField& m_costs;
    const CellGrid& m_grid;
    Cell m_goal;
    std::vector<double> m_travelled;
    std::vector<std::uint32_t> m_from;
    std::vector<bool> m_isClosed;
    std::priority_queue<Open, std::vector<Open>, std::greater<>> m_open;
    std::size_t m_expanded = 0;
};

/// Each point but the first is seen from the one before it.
std::vector<nav::Point> pulledTaut(const std::vector<nav::Point>& points,
                                   const nav::ObstacleField& field)
{
    std::vector<nav::Point> taut{points.front()};
    for (std::size_t i = 1; i + 1 < points.size(); ++i)
        if (!field.isFree({taut.back(), points[i + 1]}))
            taut.push_back(points[i]);
    taut.push_back(points.back());
    return taut;
}

} // namespace

SolverRow gridRoute(const nav::ObstacleField& field, const nav::Segment& query,
                    const CellGrid& grid, const std::stop_token& stop)
{
    SolverRow row;
    Lap lap;
    const CostField costs(grid, field);
    row.preparing = lap.next();
    const std::optional<Cell> start = cellEntry(costs, field, query.a);
    const std::optional<Cell> goal = cellEntry(costs, field, query.b);
    if (start && goal) {
        CellSearch search(costs, *start, *goal);
        row.status = search.run(stop);
        row.expanded = search.expanded();
        if (row.status == nav::PathStatus::found) {
            std::vector<nav::Point> points = search.centers();
            points.insert(points.begin(), query.a);
            points.push_back(query.b);
            row.path = pathThrough(pulledTaut(points, field));
        }
    }
    row.searching = lap.next();
    return row;
}

} // namespace thicket::steer
