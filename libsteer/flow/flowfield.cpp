#include "libsteer/flow/flowfield.h"

#include "libsteer/flow/directions.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace thicket::steer {

using nav::Point;

namespace {

Point unit(Point v)
{
    const double square = dot(v, v);
    return square > 0 ? (1 / std::sqrt(square)) * v : Point{};
}

} // namespace

struct FlowField::Data {
    CellGrid grid;
    std::vector<Point> goals;
    std::vector<std::size_t> goalCells; // cells of goals inside the grid, ascending
    std::vector<float> costs;
    std::vector<std::int16_t> x;
    std::vector<std::int16_t> y;
    std::vector<std::uint8_t> sight;

    bool flows(std::size_t index) const
    {
        return costs[index] < std::numeric_limits<float>::infinity();
    }
    Point direction(std::size_t index) const
    {
        return (1.0 / double(directionUnit)) * Point{double(x[index]), double(y[index])};
    }
    /// The direction from a point near the cell: to the goal that the cell sees, else that of its
    /// centre.
    Point directionFrom(Point p, std::size_t index) const
    {
        const std::uint8_t number = sight[index];
        return number > 0 ? unit(goals[number - 1u] - p) : direction(index);
    }
    /// The first goal in a cell that flows, or null.
    const Point* goalIn(std::size_t index) const
    {
        if (!std::binary_search(goalCells.begin(), goalCells.end(), index))
            return nullptr;
        return &*std::find_if(goals.begin(), goals.end(), [&](Point goal) {
            const auto home = grid.cellAt(goal);
            return home && grid.indexOf(*home) == index;
        });
    }
};

namespace {

/// Reduces a direction's coordinate `past` the middle of a cell (0 to 0.5), towards a neighbour
/// that does not flow: 0 at the border.
double checked(double part, double past) { return part * std::clamp(1 - 2 * past, 0.0, 1.0); }

/// std::floor() for values in the range of int, without a call.
int wholeBelow(double at)
{
    const int towardsZero = static_cast<int>(at);
    return towardsZero - static_cast<int>(towardsZero > at);
}

} // namespace

/// The four cells round a point, with their weights.
struct FlowField::Patch {
    std::array<std::size_t, 4> index{};
    std::array<double, 4> weight{};
    bool isAnywhere = false;

    Patch(const Data& data, Point p)
    {
        const Point at = data.grid.inCells(p) - Point{0.5, 0.5};
        // The border round the grid does not flow, and beyond it there is no array. False for NaN,
        // too.
        if (!(at.x >= -1 && at.x < data.grid.columns() && at.y >= -1 && at.y < data.grid.rows()))
            return;
        isAnywhere = true;
        const int left = wholeBelow(at.x);
        const int below = wholeBelow(at.y);
        const double x = at.x - left;
        const double y = at.y - below;
        const std::size_t corner = data.grid.indexOf({left, below});
        const std::size_t stride = data.grid.stride();
        index = {corner, corner + 1, corner + stride, corner + stride + 1};
        weight = {(1 - x) * (1 - y), x * (1 - y), (1 - x) * y, x * y};
        for (std::size_t k = 0; k < 4; ++k)
            if (!data.flows(index[k]))
                weight[k] = 0;
    }
    /// The entry in `sight` that all four cells share, 0 if they differ.
    std::uint8_t commonGoal(const Data& data) const
    {
        const std::uint8_t number = data.sight[index[0]];
        return isAnywhere && std::all_of(index.begin(), index.end(),
                                         [&](std::size_t i) { return data.sight[i] == number; })
                   ? number
                   : 0;
    }
};

FlowField::FlowField() : FlowField(IntegrationField(CostField(), {})) {}

FlowField::FlowField(const IntegrationField& costs)
{
    const auto data = std::make_shared<Data>();
    data->x.resize(costs.grid().paddedSize());
    data->y.resize(costs.grid().paddedSize());
    data->sight.resize(costs.grid().paddedSize());
    m_data = made(data, costs, costs.grid().window());
}

FlowField FlowField::repaired(const IntegrationField& costs, const CellWindow& dirty) const
{
    if (dirty.isEmpty())
        return *this;
    const CellGrid& grid = costs.grid();
    const CellWindow round{std::max(dirty.left - 1, 0), std::max(dirty.bottom - 1, 0),
                           std::min(dirty.right + 1, grid.columns() - 1),
                           std::min(dirty.top + 1, grid.rows() - 1)};
    return FlowField(made(std::make_shared<Data>(*m_data), costs, round));
}

std::shared_ptr<const FlowField::Data>
FlowField::made(std::shared_ptr<Data> data, const IntegrationField& costs, const CellWindow& window)
{
    data->grid = costs.grid();
    data->goals = costs.goals();
    data->goalCells.clear();
    for (const Point goal : data->goals)
        if (const auto home = data->grid.cellAt(goal))
            data->goalCells.push_back(data->grid.indexOf(*home));
    std::sort(data->goalCells.begin(), data->goalCells.end());
    data->costs.assign(costs.padded().begin(), costs.padded().end());
    writeDirections(costs, window, {data->x, data->y, data->sight});
    return data;
}

const CellGrid& FlowField::grid() const { return m_data->grid; }
const std::vector<Point>& FlowField::goals() const { return m_data->goals; }

bool FlowField::flows(Cell c) const
{
    return m_data->grid.contains(c) && m_data->flows(m_data->grid.indexOf(c));
}

Point FlowField::at(Cell c) const { return m_data->direction(m_data->grid.indexOf(c)); }

std::optional<Point> FlowField::seenGoal(Cell c) const
{
    const std::uint8_t number = m_data->sight[m_data->grid.indexOf(c)];
    return number > 0 ? std::optional(m_data->goals[number - 1u]) : std::nullopt;
}

Point FlowField::direction(Point p) const
{
    const Data& data = *m_data;
    const Patch patch(data, p);
    if (!patch.isAnywhere)
        return {};
    if (const std::uint8_t number = patch.commonGoal(data))
        return unit(data.goals[number - 1u] - p);
    const auto home = data.grid.cellAt(p);
    const std::size_t index = home ? data.grid.indexOf(*home) : 0;
    const bool isHome = home && data.flows(index);
    if (const Point* const goal = isHome ? data.goalIn(index) : nullptr)
        return unit(*goal - p);
    Point sum;
    for (std::size_t k = 0; k < 4; ++k)
        if (patch.weight[k] > 0)
            sum = sum + patch.weight[k] * data.directionFrom(p, patch.index[k]);
    if (!isHome)
        return unit(sum);
    const Point past = data.grid.inCells(p) - data.grid.inCells(data.grid.centerOf(*home));
    const auto kept = [&](Point v) {
        if (!data.flows(v.x > 0 ? index + 1 : index - 1))
            v.x = checked(v.x, v.x > 0 ? past.x : -past.x);
        const std::size_t stride = data.grid.stride();
        if (!data.flows(v.y > 0 ? index + stride : index - stride))
            v.y = checked(v.y, v.y > 0 ? past.y : -past.y);
        return v;
    };
    // If opposite directions cancel, or the blend leads into a cell that does not flow, use the
    // direction of the point's own cell: it always leads to one that flows.
    constexpr double leastBlend = 1e-3;
    constexpr double leastKept = 0.3;
    const Point blend = kept(sum);
    const double square = dot(sum, sum);
    const bool isKept =
        square > leastBlend * leastBlend && dot(blend, blend) > leastKept * leastKept * square;
    return unit(isKept ? blend : kept(data.direction(index)));
}

double FlowField::travelCost(Point p) const
{
    const Data& data = *m_data;
    const Patch patch(data, p);
    if (const std::uint8_t number = patch.commonGoal(data))
        return distance(p, data.goals[number - 1u]);
    double sum = 0;
    double weights = 0;
    for (std::size_t k = 0; k < 4; ++k) {
        if (patch.weight[k] <= 0)
            continue;
        sum += patch.weight[k] * double(data.costs[patch.index[k]]);
        weights += patch.weight[k];
    }
    return weights > 0 ? sum / weights * data.grid.side() : std::numeric_limits<double>::infinity();
}

std::optional<Point> FlowField::nearestFlow(Point p, int reach) const
{
    const CellGrid& grid = m_data->grid;
    const Point aside = reach * grid.side() * Point{1, 1};
    const CellWindow window = grid.cellsOf({p - aside, p + aside});
    std::optional<Point> nearest;
    double least = std::numeric_limits<double>::infinity();
    for (int row = window.bottom; row <= window.top; ++row)
        for (int column = window.left; column <= window.right; ++column) {
            const Point center = grid.centerOf({column, row});
            const double square = dot(center - p, center - p);
            if (square < least && flows({column, row})) {
                least = square;
                nearest = center;
            }
        }
    return nearest;
}

bool FlowField::operator==(const FlowField& other) const
{
    const Data& a = *m_data;
    const Data& b = *other.m_data;
    return a.grid == b.grid && a.goals == b.goals && a.costs == b.costs && a.x == b.x &&
           a.y == b.y && a.sight == b.sight;
}

} // namespace thicket::steer
