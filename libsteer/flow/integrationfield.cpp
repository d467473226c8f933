#include "libsteer/flow/integrationfield.h"

#include "libsteer/flow/lineofsight.h"
#include "libsteer/flow/repair.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <type_traits>

namespace thicket::steer {

namespace {

constexpr std::size_t mostNumbers = 254; // goals tested for line of sight

void enclose(CellWindow& window, Cell c)
{
    if (window.isEmpty())
        window = {c.column, c.row, c.column, c.row};
    window = {std::min(window.left, c.column), std::min(window.bottom, c.row),
              std::max(window.right, c.column), std::max(window.top, c.row)};
}

CellWindow clipped(const CellWindow& window, const CellGrid& grid)
{
    return {std::max(window.left, 0), std::max(window.bottom, 0),
            std::min(window.right, grid.columns() - 1), std::min(window.top, grid.rows() - 1)};
}

template <class Visit> void visitCells(const CellGrid& grid, const CellWindow& window, Visit visit)
{
    for (int row = window.bottom; row <= window.top; ++row)
        for (int column = window.left; column <= window.right; ++column)
            visit(std::uint32_t(grid.indexOf({column, row})), Cell{column, row});
}

} // namespace

/// A field's arrays in the form that one metric's flood takes.
template <class Metric> class IntegrationField::Work {
public:
    using Value = typename Metric::Value;
    static constexpr bool isEikonal =
        std::is_same_v<Metric, EikonalMetric<true>> || std::is_same_v<Metric, EikonalMetric<false>>;
    static constexpr Value infinity = std::numeric_limits<Value>::infinity();

    Work(IntegrationField& field, std::vector<Value>& values)
        : m_field(field), m_values(values), m_highest(field.m_costs.highest())
    {
        for (const nav::Point goal : field.m_goals)
            if (const auto cell = grid().cellAt(goal); cell && field.m_costs.isFree(*cell))
                m_goalCells.push_back(std::uint32_t(grid().indexOf(*cell)));
        std::sort(m_goalCells.begin(), m_goalCells.end());
        // With one goal, the cells that see it have its exact distance, which no wave may change.
        if (isEikonal && field.m_goals.size() == 1 && !m_goalCells.empty())
            freeze();
    }

    /// Sets the values of goals and of the cells that see them. Returns the cells that the wave
    /// starts from.
    std::vector<std::uint32_t> setSeeds()
    {
        std::vector<std::uint32_t> open;
        for (const std::uint32_t cell : m_goalCells)
            open.push_back(cell);
        for (const std::uint32_t cell : m_goalCells)
            m_values[cell] = seed(cell);
        if constexpr (isEikonal) {
            visitCells(grid(), grid().window(), [&](std::uint32_t cell, Cell) {
                if (!m_field.m_sight[cell])
                    return;
                m_values[cell] = seed(cell);
                if (!isFrozen() || hasUnseenNeighbour(cell))
                    open.push_back(cell);
            });
        }
        std::sort(open.begin(), open.end());
        open.erase(std::unique(open.begin(), open.end()), open.end());
        return open;
    }

    /// A cell's value without any neighbour.
    Value seed(std::uint32_t cell) const
    {
        Value least = infinity;
        if constexpr (isEikonal) {
            if (const std::uint8_t number = m_field.m_sight[cell])
                least = distance(cell, m_field.m_goals[number - 1u]);
        }
        if (!std::binary_search(m_goalCells.begin(), m_goalCells.end(), cell))
            return least;
        if constexpr (!isEikonal)
            return 0;
        for (const nav::Point goal : m_field.m_goals)
            if (const auto home = grid().cellAt(goal); home && grid().indexOf(*home) == cell)
                least =
                    std::min(least, distance(cell, goal) * Value(m_field.m_costs.padded()[cell]));
        return least;
    }

    /// Stores the open cells and marks them unreached until the flood continues.
    void setOpen(std::vector<std::uint32_t> open)
    {
        m_field.m_openValues.clear();
        for (const std::uint32_t cell : open) {
            m_field.m_openValues.push_back(double(m_values[cell]));
            if (!isFrozen() || !m_field.m_sight[cell])
                m_values[cell] = infinity;
        }
        m_field.m_open = std::move(open);
    }

    void flood(const CellWindow& region)
    {
        const CellWindow cells = clipped(region, grid());
        const bool isWhole = cells == grid().window();
        std::vector<std::uint8_t> marks(isWhole ? 0 : m_values.size());
        std::size_t wanted = 0;
        if (!isWhole) {
            visitCells(grid(), cells, [&](std::uint32_t cell, Cell) {
                marks[cell] = costs()[cell] != CostField::blocked && m_values[cell] == infinity;
                wanted += marks[cell];
            });
        }
        for (std::size_t i = 0; i < m_field.m_open.size(); ++i)
            m_values[m_field.m_open[i]] = Value(m_field.m_openValues[i]);
        Flood<Metric> wave(m_metric, costs(), m_values, grid().stride(), m_highest);
        wave.open(std::move(m_field.m_open));
        if (isWhole)
            wave.run();
        else
            wave.runUntil(marks, wanted);
        setOpen(wave.takeOpen());
    }

    CellWindow repair(std::span<const std::uint32_t> changed,
                      const std::vector<std::uint8_t>& formerSight)
    {
        CellWindow dirty;
        const auto note = [&](std::uint32_t cell) { enclose(dirty, grid().cellOf(cell)); };
        Repair<Metric> mending(m_metric, costs(), m_values, grid().stride());
        const auto change = [&](std::uint32_t cell) {
            note(cell);
            mending.set(cell, isFrozen() && m_field.m_sight[cell] ? seed(cell) : infinity);
        };
        for (const std::uint32_t cell : changed)
            change(cell);
        visitDifferences(formerSight, [&](std::uint32_t cell) {
            note(cell);
            if (isEikonal)
                change(cell);
        });
        const auto seedOf = [this](std::uint32_t cell) { return seed(cell); };
        mending.invalidate(seedOf);
        Flood<Metric> wave(m_metric, costs(), m_values, grid().stride(), m_highest);
        wave.open(mending.lowered(seedOf));
        for (const std::uint32_t cell : mending.touched())
            note(cell);
        wave.runLower(note);
        return clipped(dirty, grid());
    }

private:
    const CellGrid& grid() const { return m_field.m_costs.grid(); }
    bool isFrozen() const { return !m_frozenCosts.empty(); }
    std::span<const std::uint8_t> costs() const
    {
        return isFrozen() ? m_frozenCosts : m_field.m_costs.padded();
    }

    void freeze()
    {
        const auto costs = m_field.m_costs.padded();
        m_frozenCosts.resize(costs.size());
        for (std::size_t i = 0; i < costs.size(); ++i)
            m_frozenCosts[i] = m_field.m_sight[i] ? 0 : costs[i];
    }

    Value distance(std::uint32_t cell, nav::Point goal) const
    {
        const nav::Point to = grid().inCells(goal);
        const Cell c = grid().cellOf(cell);
        const double x = c.column + 0.5 - to.x;
        const double y = c.row + 0.5 - to.y;
        return Value(std::sqrt(x * x + y * y));
    }

    bool hasUnseenNeighbour(std::uint32_t cell) const
    {
        const Offsets to(grid().stride());
        for (std::size_t k = 0; k < 8; ++k) {
            const auto other = std::size_t(std::ptrdiff_t(cell) + to[k]);
            if (m_frozenCosts[other] != 0 && m_frozenCosts[other] != CostField::blocked)
                return true;
        }
        return false;
    }

    template <class Visit>
    void visitDifferences(const std::vector<std::uint8_t>& former, Visit visit) const
    {
        const std::vector<std::uint8_t>& sight = m_field.m_sight;
        for (auto at = std::mismatch(sight.begin(), sight.end(), former.begin());
             at.first != sight.end(); at = std::mismatch(at.first + 1, sight.end(), at.second + 1))
            visit(std::uint32_t(at.first - sight.begin()));
    }

    IntegrationField& m_field;
    std::vector<Value>& m_values;
    std::uint8_t m_highest;
    Metric m_metric;
    std::vector<std::uint32_t> m_goalCells;  // cells of free goals, ascending
    std::vector<std::uint8_t> m_frozenCosts; // 0 where the goal is seen; empty: none frozen
};

IntegrationField::IntegrationField(CostField costs, std::vector<nav::Point> goals,
                                   const IntegrationOptions& options)
    : m_costs(std::move(costs)), m_goals(std::move(goals)), m_options(options)
{
    assert(options.sight >= 0);
    start();
}

template <class Visit> void IntegrationField::withWork(Visit visit)
{
    const auto work = [&]<class Metric>(auto& values, Metric) {
        Work<Metric> it(*this, values);
        visit(it);
    };
    if (m_options.method == FlowMethod::breadthFirst)
        work(m_values, BreadthFirstMetric());
    else if (m_options.method == FlowMethod::dijkstra)
        work(m_exact, DijkstraMetric());
    else if (m_costs.highest() == 1)
        work(m_values, EikonalMetric<true>());
    else
        work(m_values, EikonalMetric<false>());
}

void IntegrationField::look()
{
    m_sight.assign(grid().paddedSize(), 0);
    const std::size_t numbers = std::min(m_goals.size(), mostNumbers);
    for (std::size_t i = 0; i < numbers; ++i)
        markLineOfSight(m_costs, m_goals, std::uint8_t(i + 1), m_options.sight, m_sight);
}

void IntegrationField::start()
{
    m_values.assign(grid().paddedSize(), std::numeric_limits<float>::infinity());
    if (m_options.method == FlowMethod::dijkstra)
        m_exact.assign(grid().paddedSize(), std::numeric_limits<double>::infinity());
    look();
    withWork([this](auto& work) {
        work.setOpen(work.setSeeds());
        work.flood(m_options.region.value_or(grid().window()));
    });
    std::copy(m_exact.begin(), m_exact.end(), m_values.begin());
}

void IntegrationField::floodTo(const CellWindow& region)
{
    if (isComplete())
        return;
    withWork([&](auto& work) { work.flood(region); });
    std::copy(m_exact.begin(), m_exact.end(), m_values.begin());
}

CellWindow IntegrationField::repair(CostField costs, std::span<const std::uint32_t> changed)
{
    assert(costs.grid() == grid());
    const bool wasComplete = isComplete();
    m_costs = std::move(costs);
    if (!wasComplete) {
        start();
        return grid().window();
    }
    const std::vector<std::uint8_t> formerSight = std::move(m_sight);
    look();
    CellWindow dirty;
    withWork([&](auto& work) { dirty = work.repair(changed, formerSight); });
    if (!m_exact.empty()) {
        visitCells(grid(), dirty,
                   [this](std::uint32_t cell, Cell) { m_values[cell] = float(m_exact[cell]); });
    }
    return dirty;
}

} // namespace thicket::steer
