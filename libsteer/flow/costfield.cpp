#include "libsteer/flow/costfield.h"

#include "libnav/collision/queries.h"
#include "libsteer/flow/obstacleraster.h"

#include <algorithm>
#include <cassert>
#include <limits>

namespace thicket::steer {

CostField::CostField(const CellGrid& grid) : m_grid(grid), m_costs(grid.paddedSize(), blocked)
{
    setBlocked(grid.window(), false);
}

CostField::CostField(const CellGrid& grid, const nav::ObstacleField& obstacles, CellRule rule)
    : CostField(grid)
{
    const BlockedCells found = blockedCells(grid, grid.window(), obstacles, rule);
    for (int row = 0; row < grid.rows(); ++row)
        for (int column = 0; column < grid.columns(); ++column)
            if (found.at({column, row}))
                m_costs[grid.indexOf({column, row})] = blocked;
}

std::uint8_t CostField::highest() const
{
    std::uint8_t most = 1;
    for (const std::uint8_t cost : m_costs)
        most = std::max(most, cost == blocked ? std::uint8_t(1) : cost);
    return most;
}

void CostField::setTerrain(const CellWindow& cells, std::uint8_t cost)
{
    assert(cost >= 1 && cost != blocked);
    if (m_terrain.empty())
        m_terrain.assign(m_costs.size(), 1);
    for (int row = std::max(cells.bottom, 0); row <= std::min(cells.top, m_grid.rows() - 1); ++row)
        for (int column = std::max(cells.left, 0);
             column <= std::min(cells.right, m_grid.columns() - 1); ++column) {
            const std::size_t i = m_grid.indexOf({column, row});
            m_terrain[i] = cost;
            if (m_costs[i] != blocked)
                m_costs[i] = cost;
        }
}

void CostField::setBlocked(const CellWindow& cells, bool isBlocked)
{
    for (int row = std::max(cells.bottom, 0); row <= std::min(cells.top, m_grid.rows() - 1); ++row)
        for (int column = std::max(cells.left, 0);
             column <= std::min(cells.right, m_grid.columns() - 1); ++column) {
            const std::size_t i = m_grid.indexOf({column, row});
            m_costs[i] = isBlocked ? blocked : m_terrain.empty() ? 1 : m_terrain[i];
        }
}

std::vector<std::uint32_t> CostField::update(const nav::ObstacleField& obstacles,
                                             const nav::Box& changed, CellRule rule)
{
    std::vector<std::uint32_t> differing;
    const CellWindow window = m_grid.cellsOf(changed);
    if (window.isEmpty())
        return differing;
    const BlockedCells found = blockedCells(m_grid, window, obstacles, rule);
    for (int row = window.bottom; row <= window.top; ++row)
        for (int column = window.left; column <= window.right; ++column) {
            const std::size_t i = m_grid.indexOf({column, row});
            const std::uint8_t terrain = m_terrain.empty() ? 1 : m_terrain[i];
            const std::uint8_t cost = found.at({column, row}) ? blocked : terrain;
            if (m_costs[i] != cost)
                differing.push_back(std::uint32_t(i));
            m_costs[i] = cost;
        }
    return differing;
}

std::optional<Cell> CostField::nearestFree(nav::Point p, int reach) const
{
    const nav::Box near{p - nav::Point{1, 1} * (reach * m_grid.side()),
                        p + nav::Point{1, 1} * (reach * m_grid.side())};
    const CellWindow window = m_grid.cellsOf(near);
    std::optional<Cell> nearest;
    double least = std::numeric_limits<double>::infinity();
    for (int row = window.bottom; row <= window.top; ++row)
        for (int column = window.left; column <= window.right; ++column) {
            const nav::Point away = m_grid.centerOf({column, row}) - p;
            const double square = dot(away, away);
            if (square < least && isFree({column, row})) {
                least = square;
                nearest = Cell{column, row};
            }
        }
    return nearest;
}

nav::Box changedBox(const nav::Shape& shape, const nav::ObstacleField& obstacles)
{
    return nav::affectedBox(obstacles, shape);
}

} // namespace thicket::steer
