#include "libsteer/guidance/mapflow.h"

#include <cstdint>
#include <string>
#include <utility>

namespace thicket::steer {

namespace {

std::string text(nav::Point p) { return nav::shortestText(p.x) + "," + nav::shortestText(p.y); }

std::vector<nav::Point> goalsOf(const nav::Map& map)
{
    std::vector<nav::Point> goals;
    for (const nav::MapObject& object : map.objects())
        if (const auto* const goal = std::get_if<nav::GoalMarker>(&object.geometry))
            goals.push_back(goal->position);
    return goals;
}

nav::Box areaOf(const nav::Map& map, const std::vector<nav::Point>& goals,
                double radius, double cell)
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
Result<void> checkGoals(const CostField& costs, const std::vector<nav::Point>& goals)
{
    constexpr int reach = 64; // cells
    for (const nav::Point goal : goals) {
        const auto cell = costs.grid().cellAt(goal);
        if (!cell)
            return Unexpected("The goal " + text(goal) + " lies outside the map's walls.");
        if (costs.isFree(*cell))
            continue;
        const auto near = costs.nearestFree(goal, reach);
        return Unexpected(
            "The goal " + text(goal) + " lies in a cell that obstacles reach into" +
            (near ? "; the nearest free cell is at " + text(costs.grid().centerOf(*near)) + "."
                  : " and no free cell is near it."));
    }
    return {};
}

} // namespace

Result<IntegrationField> mapFlow(const nav::Map& map, const MapFlowOptions& options)
{
    const auto field = nav::ObstacleField::build(nav::obstacles(map), options.radius);
    if (!field)
        return Unexpected(field.error());
    return mapFlow(map, *field, options);
}

Result<IntegrationField> mapFlow(const nav::Map& map, const nav::ObstacleField& field,
                                 const MapFlowOptions& options)
{
    std::vector<nav::Point> goals = options.goals.empty() ? goalsOf(map) : options.goals;
    if (goals.empty())
        return Unexpected("The map has no goal marker.");
    const auto grid = CellGrid::over(areaOf(map, goals, field.agentRadius(), options.cell), options.cell);
    if (!grid)
        return Unexpected(grid.error());
    const double cells = double(grid->columns()) * grid->rows();
    if (cells > options.mostCells) {
        return Unexpected("The grid has " + std::to_string(grid->columns()) + " x " +
                          std::to_string(grid->rows()) + " cells, and " +
                          std::to_string(std::int64_t(options.mostCells)) +
                          " are allowed; choose larger ones.");
    }
    CostField costs(*grid, field);
    if (const auto checked = checkGoals(costs, goals); !checked)
        return Unexpected(checked.error());
    return IntegrationField(std::move(costs), std::move(goals), {.method = options.method});
}

} // namespace thicket::steer
