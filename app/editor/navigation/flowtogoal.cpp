#include "app/editor/navigation/flowtogoal.h"

#include <algorithm>
#include <utility>

namespace thicket::editor {

namespace {

constexpr int goalReach = 4; // cells from a goal in a blocked cell to a free one

std::size_t countReached(const steer::FlowField& directions)
{
    const steer::CellGrid& grid = directions.grid();
    std::size_t reached = 0;
    for (int row = 0; row < grid.rows(); ++row) {
        for (int column = 0; column < grid.columns(); ++column)
            reached += directions.flows({column, row});
    }
    return reached;
}

} // namespace

nav::Box flowArea(const nav::MapSettings& settings, const nav::Box& extent, nav::Point goal,
                  double agentRadius)
{
    const auto& bounds = settings.bounds;
    if (bounds && settings.boundsAreWalls)
        return *bounds;
    nav::Box box = extent;
    enclose(box, {goal, goal});
    const double cell = std::max(box.width(), box.height()) / flowCells;
    return nav::grown(box, 2 * agentRadius + 2 * cell);
}

std::shared_ptr<const GoalFlow> flowToGoal(const nav::ObstacleField& field, const nav::Box& area,
                                           nav::Point goal)
{
    if (area.isEmpty() || field.obstacleAt(goal))
        return nullptr;
    const double side = std::max(area.width(), area.height()) / flowCells;
    const auto grid = steer::CellGrid::over(area, side);
    if (!grid)
        return nullptr;
    steer::CostField costs(*grid, field);
    const auto cell = grid->cellAt(goal);
    if (!cell)
        return nullptr;
    if (!costs.isFree(*cell)) {
        const auto near = costs.nearestFree(goal, goalReach);
        if (!near)
            return nullptr;
        goal = grid->centerOf(*near);
    }
    steer::IntegrationField integrated(std::move(costs), {goal});
    steer::FlowField directions(integrated);
    const std::size_t reached = countReached(directions);
    return std::make_shared<const GoalFlow>(
        GoalFlow{std::move(integrated), std::move(directions), reached});
}

} // namespace thicket::editor
