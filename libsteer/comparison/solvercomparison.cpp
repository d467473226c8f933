#include "libsteer/comparison/solvercomparison.h"

#include "libsteer/comparison/flowroute.h"
#include "libsteer/comparison/graphroute.h"
#include "libsteer/comparison/gridroute.h"
#include "libsteer/comparison/timelimit.h"

#include <cassert>
#include <cmath>

namespace thicket::steer {
namespace {

nav::Box areaOf(const nav::ObstacleField& field, const nav::Segment& query)
{
    nav::Box area = field.bounds();
    enclose(area, {query.a, query.a});
    enclose(area, {query.b, query.b});
    return area;
}

/// The side at which the area has so many square cells.
double sideFor(const nav::Box& area, double cells)
{
    const nav::Point size = area.max - area.min;
    if (size == nav::Point{})
        return 1;
    return std::max(std::sqrt(size.x * size.y / cells), std::max(size.x, size.y) / cells);
}

/// With a margin, so that paths lead round the outermost obstacles.
Result<CellGrid> gridFor(const nav::ObstacleField& field, const nav::Segment& query, double side)
{
    constexpr double margin = 3; // cells
    return CellGrid::over(nav::grown(areaOf(field, query), margin * side), side);
}

SolverRow searched(SolverMethod method, const nav::ObstacleField& field, const nav::Segment& query,
                   const ComparisonOptions& options)
{
    nav::PathOptions search;
    search.weight = method == SolverMethod::weighted ? options.weight : 1;
    search.maxExpansions = options.maxExpansions;
    search.stop = options.stop;
    Lap lap;
    nav::PathResult result = nav::findPath(field, query.a, query.b, search);
    SolverRow row;
    row.searching = lap.next();
    row.status = result.status;
    if (result.status == nav::PathStatus::found)
        row.path = std::move(result.path);
    row.lowerBound = result.lowerBound;
    row.expanded = result.statistics.expanded;
    return row;
}

SolverRow celled(SolverMethod method, const nav::ObstacleField& field, const nav::Segment& query,
                 const ComparisonOptions& options)
{
    const Result<CellGrid> grid = gridFor(field, query, cellSide(field, query, options.cellSide));
    if (!grid) {
        SolverRow row;
        row.status = nav::PathStatus::invalid;
        return row;
    }
    return method == SolverMethod::grid ? gridRoute(field, query, *grid, options.stop)
                                        : flowRoute(field, query, *grid, options.stop);
}

SolverRow answered(SolverMethod method, const nav::ObstacleField& field, const nav::Segment& query,
                   const ComparisonOptions& options, const SolverRow& shortest)
{
    using enum SolverMethod;
    if (method == exact || method == weighted)
        return searched(method, field, query, options);
    SolverRow row;
    // What no method can answer.
    if (shortest.status == nav::PathStatus::startBlocked ||
        shortest.status == nav::PathStatus::goalBlocked ||
        shortest.status == nav::PathStatus::invalid)
        row.status = shortest.status;
    else if (options.stop.stop_requested())
        row.status = nav::PathStatus::cancelled;
    else if (method == completeGraph)
        row = graphRoute(field, query, options.maxSurfingEdges, options.stop);
    else
        row = celled(method, field, query, options);
    return row;
}

} // namespace

double cellSide(const nav::ObstacleField& field, const nav::Segment& query, double asked)
{
    constexpr double mostCells = 1 << 20;
    const nav::Box area = areaOf(field, query);
    return asked > 0 ? std::max(asked, sideFor(area, mostCells))
                     : std::max(field.agentRadius(), sideFor(area, mostCells / 2));
}

std::vector<SolverRow> compareSolvers(const nav::ObstacleField& field, const nav::Segment& query,
                                      const ComparisonOptions& options)
{
    assert(options.weight > 1);
    assert(!options.methods.empty() && options.methods.front() == SolverMethod::exact);
    std::vector<SolverRow> rows;
    for (const SolverMethod method : options.methods) {
        const TimeLimit limit(options.stop, options.timeLimit);
        ComparisonOptions limited = options;
        limited.stop = limit.token();
        SolverRow row =
            answered(method, field, query, limited, rows.empty() ? SolverRow() : rows.front());
        row.method = method;
        if (row.status == nav::PathStatus::cancelled && limit.isOver())
            row.status = nav::PathStatus::budgetExceeded;
        const nav::Path& shortest = rows.empty() ? row.path : rows.front().path;
        if (!row.path.isEmpty() && shortest.length() > 0)
            row.excess = row.path.length() / shortest.length() - 1;
        if (options.onRow)
            options.onRow(row);
        rows.push_back(std::move(row));
    }
    return rows;
}

} // namespace thicket::steer
