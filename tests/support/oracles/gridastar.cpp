#include "tests/support/oracles/gridastar.h"

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <numbers>
#include <queue>
#include <utility>

namespace thicket::test {

using nav::Point;

GridAStar::GridAStar(const nav::ObstacleField& field, const nav::Box& window, double cellSide)
    : m_field(field), m_origin(window.min), m_side(cellSide),
      m_columns(int(window.width() / cellSide) + 1), m_rows(int(window.height() / cellSide) + 1),
      m_free(std::size_t(m_columns) * std::size_t(m_rows)), m_reached(m_free.size())
{
    const double half = std::numbers::sqrt2 / 2 * cellSide;
    for (Cell cell = 0; cell < m_free.size(); ++cell)
        m_free[cell] = field.clearance(centreOf(cell)) >= half;
}

std::optional<double> GridAStar::length(Point start, Point goal)
{
    if (m_field.isFree({start, goal}))
        return distance(start, goal);
    const auto first = freeCellAt(start);
    const auto last = freeCellAt(goal);
    if (!first || !last || !search(*first, *last))
        return {};
    std::vector<Point> points{goal};
    for (Cell cell = *last; cell != *first; cell = m_reached[cell].from)
        points.push_back(centreOf(cell));
    points.push_back(centreOf(*first));
    points.push_back(start);
    return pulledStraight(points);
}

Point GridAStar::centreOf(Cell cell) const
{
    const auto columns = Cell(m_columns);
    return m_origin + m_side * Point{cell % columns + 0.5, cell / columns + 0.5};
}

/// The free cell around p whose centre p sees and is nearest to.
std::optional<GridAStar::Cell> GridAStar::freeCellAt(Point p) const
{
    std::optional<Cell> best;
    const int column = int((p.x - m_origin.x) / m_side);
    const int row = int((p.y - m_origin.y) / m_side);
    for (int y = std::max(0, row - 2); y <= std::min(m_rows - 1, row + 2); ++y)
        for (int x = std::max(0, column - 2); x <= std::min(m_columns - 1, column + 2); ++x) {
            const Cell cell = Cell(y) * Cell(m_columns) + Cell(x);
            if (m_free[cell] && m_field.isFree({p, centreOf(cell)}) &&
                (!best || distance(p, centreOf(cell)) < distance(p, centreOf(*best))))
                best = cell;
        }
    return best;
}

/// The length to it without obstacles.
double GridAStar::estimate(Cell from, Cell to) const
{
    const auto columns = Cell(m_columns);
    const double x = std::abs(int(from % columns) - int(to % columns));
    const double y = std::abs(int(from / columns) - int(to / columns));
    return m_side * (std::max(x, y) + (std::numbers::sqrt2 - 1) * std::min(x, y));
}

bool GridAStar::search(Cell start, Cell goal)
{
    ++m_query;
    using Item = std::pair<double, Cell>;
    std::priority_queue<Item, std::vector<Item>, std::greater<>> open;
    m_reached[start] = {0, start, m_query};
    open.push({estimate(start, goal), start});
    while (!open.empty()) {
        const auto [bound, cell] = open.top();
        open.pop();
        if (cell == goal)
            return true;
        if (bound > m_reached[cell].cost + estimate(cell, goal))
            continue; // reached at less cost since
        const int column = int(cell % Cell(m_columns));
        const int row = int(cell / Cell(m_columns));
        for (int y = std::max(0, row - 1); y <= std::min(m_rows - 1, row + 1); ++y)
            for (int x = std::max(0, column - 1); x <= std::min(m_columns - 1, column + 1); ++x) {
                const Cell next = Cell(y) * Cell(m_columns) + Cell(x);
                const double step = m_side * (x != column && y != row ? std::numbers::sqrt2 : 1);
                const double cost = m_reached[cell].cost + step;
                Reached& reached = m_reached[next];
                if (!m_free[next] || (reached.query == m_query && reached.cost <= cost))
                    continue;
                reached = {cost, cell, m_query};
                open.push({cost + estimate(next, goal), next});
            }
    }
    return false;
}

double GridAStar::pulledStraight(const std::vector<Point>& points) const
{
    double sum = 0;
    for (std::size_t at = 0; at + 1 < points.size();) {
        std::size_t next = at + 1;
        while (next + 1 < points.size() && m_field.isFree({points[at], points[next + 1]}))
            ++next;
        sum += distance(points[at], points[next]);
        at = next;
    }
    return sum;
}

} // namespace thicket::test
