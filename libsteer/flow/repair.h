#pragma once

#include "libsteer/flow/flood.h"

#include <map>

namespace thicket::steer {

/// Invalidates the values that became too low when costs changed. It goes in the order of the
/// values, so that the cells that a value depends on are decided first. A value is kept if the
/// cell's neighbours, or its seed, still give it.
/// Source: Ramalingam and Reps, "An incremental algorithm for a generalization of the shortest-path
/// problem", Journal of Algorithms 21 (1996).
template <class Metric> class Repair {
public:
    using Value = typename Metric::Value;
    static constexpr Value infinity = std::numeric_limits<Value>::infinity();

    Repair(const Metric& metric, std::span<const std::uint8_t> costs, std::span<Value> values,
           std::size_t stride)
        : m_metric(metric), m_costs(costs), m_values(values), m_to(stride)
    {}

    /// Queues the cell and its neighbours for a check.
    void suspectRound(std::uint32_t cell)
    {
        suspect(cell);
        for (std::size_t k = 0; k < 8; ++k)
            suspect(std::uint32_t(std::ptrdiff_t(cell) + m_to[k]));
    }

    /// Sets a value that no neighbour gives (a seed); infinity removes it.
    void set(std::uint32_t cell, Value value)
    {
        m_values[cell] = value;
        m_touched.push_back(cell);
        suspectRound(cell);
    }

    /// Checks what is queued. `seed(cell)`: the cell's value without any neighbour.
    template <class Seed> void invalidate(Seed seed)
    {
        while (!m_suspects.empty()) {
            const auto first = m_suspects.begin();
            std::vector<std::uint32_t> cells = std::move(first->second);
            m_suspects.erase(first);
            for (const std::uint32_t cell : cells)
                examine(cell, seed);
        }
    }

    /// Lowers the cells that can be lower to what their neighbours give, and returns them. The
    /// flood starts there. touched() then holds every cell that was checked.
    template <class Seed> std::vector<std::uint32_t> lowered(Seed seed)
    {
        std::sort(m_touched.begin(), m_touched.end());
        m_touched.erase(std::unique(m_touched.begin(), m_touched.end()), m_touched.end());
        std::vector<std::uint32_t> cells;
        std::vector<Value> values;
        for (const std::uint32_t cell : m_touched) {
            if (m_metric.table.cost[m_costs[cell]] == infinity)
                continue; // includes the border, which has no neighbours outside
            const Value value = std::min(seed(cell), pulled(cell));
            if (value < m_values[cell]) {
                cells.push_back(cell);
                values.push_back(value);
            }
        }
        for (std::size_t i = 0; i < cells.size(); ++i)
            m_values[cells[i]] = values[i];
        return cells;
    }
    const std::vector<std::uint32_t>& touched() const { return m_touched; }

private:
    void suspect(std::uint32_t cell)
    {
        const Value value = m_values[cell];
        if (value == infinity)
            m_touched.push_back(cell);
        else
            m_suspects[Flood<Metric>::bucketOf(value)].push_back(cell);
    }

    template <class Seed> void examine(std::uint32_t cell, Seed seed)
    {
        const Value value = m_values[cell];
        if (value == infinity)
            return;
        m_touched.push_back(cell);
        if (std::min(seed(cell), pulled(cell)) <= value)
            return;
        m_values[cell] = infinity;
        for (std::size_t k = 0; k < 8; ++k) {
            const auto other = std::uint32_t(std::ptrdiff_t(cell) + m_to[k]);
            if (m_values[other] > value)
                suspect(other);
        }
    }

    /// The least value that a neighbour gives the cell.
    Value pulled(std::uint32_t cell) const
    {
        Value least = infinity;
        std::array<Value, 8> reached;
        for (std::size_t k = 0; k < Metric::neighbours; ++k) {
            const std::ptrdiff_t from = std::ptrdiff_t(cell) - m_to[k];
            if (m_values[std::size_t(from)] == infinity)
                continue;
            m_metric.arrivals(m_values.data() + from, m_costs.data() + from, m_to, reached);
            least = std::min(least, reached[k]);
        }
        return least;
    }

    Metric m_metric;
    std::span<const std::uint8_t> m_costs;
    std::span<Value> m_values;
    Offsets m_to;
    std::map<std::int64_t, std::vector<std::uint32_t>> m_suspects; // cells to check, by bucket
    std::vector<std::uint32_t> m_touched;
};

} // namespace thicket::steer
