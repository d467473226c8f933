#include "app/exporting/flowtogoals.h"

#include <string>
#include <utility>
#include <variant>

namespace thicket::exporting {

namespace {

std::string textOf(nav::Point p) { return nav::shortestText(p.x) + "," + nav::shortestText(p.y); }

nav::Box areaOf(const nav::Map& map, const std::vector<nav::Point>& goals, double radius,
                double cell)
{
    const auto& bounds = map.settings.bounds;
    if (bounds && map.settings.boundsAreWalls)
        return *bounds;
    nav::Box box = map.extent();
    for (const nav::Point p : goals)
        enclose(box, {p, p});
    return nav::grown(box, 2 * radius + 2 * cell);
}

/// Every goal must be where an agent can stand.
Result<void> checkGoals(const steer::CostField& costs, const std::vector<nav::Point>& goals)
{
    constexpr int reach = 64; // cells
    for (const nav::Point goal : goals) {
        const auto cell = costs.grid().cellAt(goal);
        if (!cell)
            return Unexpected("The goal " + textOf(goal) + " lies outside the map's walls.");
        if (costs.isFree(*cell))
            continue;
        const auto near = costs.nearestFree(goal, reach);
        return Unexpected(
            "The goal " + textOf(goal) + " lies in a cell that obstacles reach into" +
            (near ? "; the nearest free cell is at " + textOf(costs.grid().centerOf(*near)) + "."
                  : " and no free cell is near it."));
    }
    return {};
}

} // namespace

std::vector<nav::Point> goalsOf(const nav::Map& map)
{
    std::vector<nav::Point> goals;
    for (const nav::MapObject& object : map.objects())
        if (const auto* const goal = std::get_if<nav::GoalMarker>(&object.geometry))
            goals.push_back(goal->position);
    return goals;
}

Result<steer::IntegrationField> flowToGoals(const nav::Map& map, const nav::ObstacleField& field,
                                            std::vector<nav::Point> goals,
                                            const FlowSettings& settings)
{
    const auto grid = steer::CellGrid::over(areaOf(map, goals, field.agentRadius(), settings.cell),
                                            settings.cell);
    if (!grid)
        return Unexpected(grid.error());
    steer::CostField costs(*grid, field);
    if (const auto checked = checkGoals(costs, goals); !checked)
        return Unexpected(checked.error());
    return steer::IntegrationField(std::move(costs), std::move(goals), {.method = settings.method});
}

} // namespace thicket::exporting
