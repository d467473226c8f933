#include "tests/support/oracles/naiveflood.h"

#include "tests/support/geometry/randompart.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace thicket::test {

using namespace steer;
using nav::Point;

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

class NaiveFlood {
public:
    NaiveFlood(const CostField& costs, FlowMethod method, const CostTable& table)
        : m_costs(costs), m_method(method), m_table(table)
    {}

    double leastFor(Cell cell) const
    {
        double least = infinity;
        for (int up = -1; up <= 1; ++up)
            for (int right = -1; right <= 1; ++right)
                if (right != 0 || up != 0)
                    least = std::min(least, by(cell, right, up));
        return least;
    }

private:
    bool isFree(int column, int row) const { return m_costs.isFree({column, row}); }
    double at(int column, int row) const
    {
        return isFree(column, row) ? m_table[std::size_t(row)][std::size_t(column)] : infinity;
    }

    /// By the neighbour on that side; eikonal: by the triangles with it as a corner.
    double by(Cell cell, int right, int up) const
    {
        const bool isDiagonal = right != 0 && up != 0;
        const double there = at(cell.column + right, cell.row + up);
        const double cost = m_costs.at(cell);
        if (m_method == FlowMethod::breadthFirst)
            return isDiagonal ? infinity : there + 1;
        const bool besideIsFree = isFree(cell.column + right, cell.row);
        const bool aboveIsFree = isFree(cell.column, cell.row + up);
        if (m_method == FlowMethod::dijkstra) {
            if (!isDiagonal)
                return there + cost;
            return besideIsFree && aboveIsFree ? there + std::sqrt(2.0) * cost : infinity;
        }
        if (!isDiagonal)
            return there + cost;
        double least = infinity;
        if (besideIsFree)
            least = std::min(least, triangle(at(cell.column + right, cell.row), there, cost));
        if (aboveIsFree)
            least = std::min(least, triangle(at(cell.column, cell.row + up), there, cost));
        return least;
    }

    /// The least of (1 - t) a + t b + cost * sqrt(1 + t^2), which is convex in t.
    static double triangle(double a, double b, double cost)
    {
        if (b == infinity)
            return a + cost;
        if (a == infinity)
            return b + std::sqrt(2.0) * cost;
        const auto value = [=](double t) { return a + t * (b - a) + cost * std::sqrt(1 + t * t); };
        double low = 0;
        double high = 1;
        for (int i = 0; i < 100; ++i) {
            const double third = (high - low) / 3;
            if (value(low + third) <= value(high - third))
                high -= third;
            else
                low += third;
        }
        return std::min({value(0), value(low), value(1)});
    }

    const CostField& m_costs;
    FlowMethod m_method;
    const CostTable& m_table;
};

} // namespace

CostField randomCosts(std::mt19937_64& random, int columns, int rows, double blockedShare,
                      double slowShare)
{
    CostField costs(*CellGrid::over({{0, 0}, {double(columns), double(rows)}}, 1));
    for (int row = 0; row < rows; ++row)
        for (int column = 0; column < columns; ++column) {
            const CellWindow cell{column, row, column, row};
            if (part(random) < slowShare)
                costs.setTerrain(cell, std::uint8_t(2 + random() % 8));
            if (part(random) < blockedShare)
                costs.setBlocked(cell, true);
        }
    return costs;
}

CostTable naiveFlood(const CostField& costs, const std::vector<Point>& goals, FlowMethod method,
                     const CostTable& seeds)
{
    const CellGrid& grid = costs.grid();
    CostTable table(std::size_t(grid.rows()),
                    std::vector<double>(std::size_t(grid.columns()), infinity));
    if (!seeds.empty())
        table = seeds;
    for (const Point goal : goals)
        if (const auto cell = grid.cellAt(goal);
            cell && costs.isFree(*cell) && method != FlowMethod::eikonal)
            table[std::size_t(cell->row)][std::size_t(cell->column)] = 0;
    const NaiveFlood flood(costs, method, table);
    const bool isEikonal = method == FlowMethod::eikonal;
    for (bool isChanged = true; isChanged;) {
        isChanged = false;
        for (int row = 0; row < grid.rows(); ++row)
            for (int column = 0; column < grid.columns(); ++column) {
                if (!costs.isFree({column, row}))
                    continue;
                double& value = table[std::size_t(row)][std::size_t(column)];
                const double least = flood.leastFor({column, row});
                const double gain = isEikonal && value < infinity ? 1e-12 * value : 0;
                if (least < value - gain) {
                    value = least;
                    isChanged = true;
                }
            }
    }
    return table;
}

Sight naiveSight(const CostField& costs, Cell cell, Point goal)
{
    constexpr double rounding = 1e-9;
    const CellGrid& grid = costs.grid();
    const Point from = grid.inCells(goal);
    const Point to{cell.column + 0.5, cell.row + 0.5};
    Sight sight = Sight::clear;
    // The length of the segment inside a cell grown by `by`; below 0 if it misses the cell.
    const auto stay = [&](int column, int row, double by) {
        double in = 0;
        double out = 1;
        const Point move = to - from;
        const auto clip = [&](double at, double step, double low, double high) {
            if (step == 0) {
                if (at <= low || at >= high)
                    out = -1;
                return;
            }
            const double a = (low - at) / step;
            const double b = (high - at) / step;
            in = std::max(in, std::min(a, b));
            out = std::min(out, std::max(a, b));
        };
        clip(from.x, move.x, column - by, column + 1 + by);
        clip(from.y, move.y, row - by, row + 1 + by);
        return out - in;
    };
    for (int row = -1; row <= grid.rows(); ++row)
        for (int column = -1; column <= grid.columns(); ++column) {
            if (grid.contains({column, row}) && costs.at({column, row}) == 1)
                continue;
            if (stay(column, row, -rounding) > 0)
                return Sight::blocked;
            if (stay(column, row, rounding) >= 0)
                sight = Sight::unclear;
        }
    return sight;
}

} // namespace thicket::test
