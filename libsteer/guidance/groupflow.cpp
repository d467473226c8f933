#include "libsteer/guidance/groupflow.h"

#include "libsteer/vector.h"

#include <algorithm>
#include <cmath>

namespace thicket::steer {

namespace {

constexpr double mostCells = 1 << 20;
constexpr double leastSide = 1e-12; // no map tells smaller cells apart

} // namespace

std::shared_ptr<const GroupFlow> GroupFlow::make(const nav::ObstacleField& field,
                                                 const nav::Box& area, double cell, Point goal,
                                                 double goalRadius)
{
    cell = std::max(cell, leastSide);
    while ((area.width() / cell + 1) * (area.height() / cell + 1) > mostCells)
        cell *= 1.25;
    const auto grid = CellGrid::over(area, cell);
    if (!grid)
        return nullptr;
    CostField costs(*grid, field);
    const Point wanted = goal;
    const auto home = grid->cellAt(goal);
    if (!home)
        return nullptr;
    if (!costs.isFree(*home)) {
        const double across = std::max(grid->columns(), grid->rows());
        const auto near =
            costs.nearestFree(goal, static_cast<int>(std::min(goalRadius / cell, across)) + 1);
        if (!near || lengthOf(grid->centerOf(*near) - goal) > goalRadius)
            return nullptr;
        goal = grid->centerOf(*near);
    }
    IntegrationField integrated(std::move(costs), {goal});
    FlowField directions(integrated);
    return std::shared_ptr<const GroupFlow>(
        new GroupFlow(wanted, std::move(integrated), std::move(directions)));
}

std::shared_ptr<const GroupFlow> GroupFlow::repaired(const nav::ObstacleField& field,
                                                     std::span<const nav::Box> changed) const
{
    IntegrationField integrated = m_costs;
    FlowField directions = m_field;
    CostField costs = integrated.costs();
    std::vector<std::uint32_t> cells;
    for (const nav::Box& box : changed) {
        const auto more = costs.update(field, box);
        cells.insert(cells.end(), more.begin(), more.end());
    }
    if (!cells.empty()) {
        std::sort(cells.begin(), cells.end());
        cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
        const CellWindow dirty = integrated.repair(std::move(costs), cells);
        directions = directions.repaired(integrated, dirty);
    }
    const auto isFree = [&](Point p) {
        const auto cell = integrated.grid().cellAt(p);
        return cell && integrated.costs().isFree(*cell);
    };
    const Point used = integrated.goals().front();
    if (!isFree(used) || (used != m_goal && isFree(m_goal)))
        return nullptr;
    return std::shared_ptr<const GroupFlow>(
        new GroupFlow(m_goal, std::move(integrated), std::move(directions)));
}

} // namespace thicket::steer
