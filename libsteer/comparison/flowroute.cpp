#include "libsteer/comparison/flowroute.h"

#include "libsteer/comparison/cellentry.h"
#include "libsteer/flow/flowfield.h"

#include <algorithm>
#include <cmath>

namespace thicket::steer {
namespace {

/// Follows a flow field. Where a step would cut a corner, it goes by the centres of cells instead.
class FlowWalk {
public:
    FlowWalk(const IntegrationField& costs, const nav::ObstacleField& field, nav::Point start)
        : m_costs(costs), m_flow(costs), m_field(field), m_points{start}
    {}

    /// Whether it arrives.
    bool run()
    {
        const nav::Point goal = m_costs.goals().front();
        const double side = m_flow.grid().side();
        const double cells = m_flow.travelCost(m_points.back()) / side;
        if (!std::isfinite(cells))
            return false;
        // Four steps a cell, and as many again for detours.
        for (double left = 8 * cells + 1000; left > 0; --left) {
            const nav::Point at = m_points.back();
            const std::optional<Cell> cell = m_flow.grid().cellAt(at);
            const bool seesGoal = distance(at, goal) < side || (cell && m_flow.seenGoal(*cell));
            if (seesGoal && m_field.isFree({at, goal})) {
                m_points.push_back(goal);
                return true;
            }
            if (!step(at, 0.25 * side) && !(cell && descend(at, *cell)))
                return false;
        }
        return false;
    }

    const std::vector<nav::Point>& points() const { return m_points; }

private:
    bool step(nav::Point at, double length)
    {
        const nav::Point next = at + length * m_flow.direction(at);
        // Only downhill: a walk that circles would never end.
        if (next == at || !(m_flow.travelCost(next) < m_flow.travelCost(at)) ||
            !m_field.isFree({at, next}))
            return false;
        m_points.push_back(next);
        return true;
    }

    /// To the centre of the neighbour with the lowest cost that the point sees.
    bool descend(nav::Point at, Cell cell)
    {
        const CellGrid& grid = m_costs.grid();
        Cell best = cell;
        for (int up = -1; up <= 1; ++up)
            for (int right = -1; right <= 1; ++right) {
                const Cell to{cell.column + right, cell.row + up};
                if (m_costs.at(to) < m_costs.at(best) && m_field.isFree({at, grid.centerOf(to)}))
                    best = to;
            }
        // From its own centre it sees every neighbour that it may enter.
        const nav::Point next = grid.centerOf(best);
        if (next == at || !m_field.isFree({at, next}))
            return false;
        m_points.push_back(next);
        return true;
    }

    const IntegrationField& m_costs;
    FlowField m_flow;
    const nav::ObstacleField& m_field;
    std::vector<nav::Point> m_points;
};

std::size_t cellsReached(const IntegrationField& costs)
{
    return static_cast<std::size_t>(std::count_if(costs.padded().begin(), costs.padded().end(),
                                                  [](float cost) { return std::isfinite(cost); }));
}

} // namespace

SolverRow flowRoute(const nav::ObstacleField& field, const nav::Segment& query,
                    const CellGrid& grid, const std::stop_token& stop)
{
    SolverRow row;
    Lap lap;
    CostField costs(grid, field);
    const std::optional<Cell> start = cellEntry(costs, field, query.a);
    const std::optional<Cell> goal = cellEntry(costs, field, query.b);
    if (start && goal && !stop.stop_requested()) {
        const bool goalIsFree = costs.isFree(*grid.cellAt(query.b));
        const bool startIsFree = costs.isFree(*grid.cellAt(query.a));
        const IntegrationField integrated(std::move(costs),
                                          {goalIsFree ? query.b : grid.centerOf(*goal)});
        FlowWalk walk(integrated, field, startIsFree ? query.a : grid.centerOf(*start));
        row.preparing = lap.next();
        row.expanded = cellsReached(integrated);
        if (walk.run()) {
            row.status = nav::PathStatus::found;
            std::vector<nav::Point> points = walk.points();
            points.insert(points.begin(), query.a);
            points.push_back(query.b);
            row.path = pathThrough(points);
        }
    }
    if (stop.stop_requested())
        row.status = nav::PathStatus::cancelled;
    row.searching = lap.next();
    return row;
}

} // namespace thicket::steer
