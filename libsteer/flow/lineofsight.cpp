#include "libsteer/flow/lineofsight.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace thicket::steer {

namespace {

using nav::Point;

/// An open range of slopes, sideways per unit ahead.
struct Slopes {
    double low = 0;
    double high = 0;
};

/// One quarter of the view: cells no farther sideways than ahead. Ahead is one of the four axis
/// directions.
class Quarter {
public:
    Quarter(const CostField& costs, Point goal, Cell ahead, double reach)
        : m_costs(costs.padded().data()), m_reach(reach), m_sign(ahead.row + ahead.column)
    {
        const CellGrid& grid = costs.grid();
        const Point from = grid.inCells(goal);
        const auto stride = std::ptrdiff_t(grid.stride());
        const bool isUpright = ahead.row != 0;
        m_sideways = isUpright ? from.x : from.y;
        m_forward = isUpright ? from.y : from.x;
        m_first = int(std::floor(m_forward));
        m_breadth = isUpright ? grid.columns() : grid.rows();
        m_depth = isUpright ? grid.rows() : grid.columns();
        m_sideStep = isUpright ? 1 : stride;
        m_rowStep = isUpright ? stride : 1;
    }

    /// Calls visit(index, square distance) for each cell that is seen.
    template <class Visit> void sweep(Visit visit)
    {
        m_open = {{-1, 1}};
        for (int step = 0; !m_open.empty(); ++step) {
            const int row = m_first + m_sign * step;
            const double far = m_sign > 0 ? row + 1 - m_forward : m_forward - row;
            const double near = std::max(0.0, far - 1);
            if (row < 0 || row >= m_depth || near > m_reach)
                return;
            if (step > 0)
                visitRow(row, far - 0.5, visit);
            closeRow(row, near, far);
        }
    }

private:
    const std::uint8_t* rowAt(int row) const
    {
        return m_costs + (row + 1) * m_rowStep + m_sideStep;
    }
    int clamped(double at, int most) const { return int(std::clamp(at, -1.0, double(most))); }

    template <class Visit> void visitRow(int row, double ahead, Visit visit)
    {
        const std::uint8_t* const costs = rowAt(row);
        const auto origin = costs - m_costs;
        const double square = ahead * ahead;
        for (const Slopes& open : m_open) {
            const double shift = m_sideways - 0.5;
            const int from = std::max(0, clamped(std::ceil(shift + open.low * ahead), m_breadth));
            const int to =
                std::min(m_breadth - 1, clamped(std::floor(shift + open.high * ahead), m_breadth));
            for (int i = from; i <= to; ++i) {
                const double x = i - shift;
                if (costs[i * m_sideStep] == 1 &&
                    (std::abs(x) < ahead || passesCorner(costs + i * m_sideStep, x)))
                    visit(std::size_t(origin + i * m_sideStep), square + x * x);
            }
        }
    }

    /// Whether a line through a corner of the cell does not pass between two blocked cells.
    bool passesCorner(const std::uint8_t* cost, double x) const
    {
        const std::ptrdiff_t inwards = x > 0 ? -m_sideStep : m_sideStep;
        return cost[inwards] == 1 || cost[-m_sign * m_rowStep] == 1;
    }

    /// Removes what the row's opaque cells hide from the open slopes.
    void closeRow(int row, double near, double far)
    {
        if (far <= 0)
            return; // the goal lies on the row's border
        const std::uint8_t* const costs = rowAt(row);
        m_next.clear();
        for (Slopes open : m_open) {
            const double left = open.low * (open.low < 0 ? far : near);
            const double right = open.high * (open.high > 0 ? far : near);
            const int to = clamped(std::floor(m_sideways + right), m_breadth);
            for (int i = clamped(std::floor(m_sideways + left), m_breadth); i <= to; ++i) {
                if (i >= 0 && i < m_breadth && costs[i * m_sideStep] == 1)
                    continue;
                const double x = i - m_sideways;
                const double low = lowestSlope(x, near, far);
                const double high = -lowestSlope(-(x + 1), near, far);
                if (low > open.low)
                    m_next.push_back({open.low, std::min(low, open.high)});
                open.low = std::max(open.low, high);
                if (open.low >= open.high)
                    break;
            }
            if (open.low < open.high)
                m_next.push_back(open);
        }
        m_open.swap(m_next);
    }

    /// The lowest slope to a point of a cell's side at x, between `near` and `far`.
    static double lowestSlope(double x, double near, double far)
    {
        if (x >= 0)
            return x / far;
        return near > 0 ? x / near : -std::numeric_limits<double>::infinity();
    }

    const std::uint8_t* m_costs;
    double m_reach;
    int m_sign;
    double m_sideways = 0; // the goal, in cells across and along the direction ahead
    double m_forward = 0;
    int m_first = 0; // the goal's row
    int m_breadth = 0;
    int m_depth = 0;
    std::ptrdiff_t m_sideStep = 1;
    std::ptrdiff_t m_rowStep = 1;
    std::vector<Slopes> m_open;
    std::vector<Slopes> m_next;
};

} // namespace

void markLineOfSight(const CostField& costs, const std::vector<Point>& goals, std::uint8_t number,
                     double reach, std::vector<std::uint8_t>& sight)
{
    const CellGrid& grid = costs.grid();
    const Point goal = goals[number - 1u];
    const auto home = grid.cellAt(goal);
    if (!home || costs.at(*home) != 1)
        return;
    const auto squareTo = [&](std::size_t index, const Point& to) {
        const Point away = grid.inCells(grid.centerOf(grid.cellOf(index))) - grid.inCells(to);
        return dot(away, away);
    };
    const auto mark = [&](std::size_t index, double square) {
        if (square > reach * reach)
            return;
        std::uint8_t& seen = sight[index];
        if (seen == 0 || seen == number || square < squareTo(index, goals[seen - 1u]))
            seen = number;
    };
    mark(grid.indexOf(*home), 0);
    for (const Cell ahead : {Cell{0, 1}, Cell{0, -1}, Cell{1, 0}, Cell{-1, 0}})
        Quarter(costs, goal, ahead, reach).sweep(mark);
}

} // namespace thicket::steer
