#include "tests/support/oracles/octilesearch.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace thicket::test {

namespace {

constexpr double bucketsPerUnit = 4;
constexpr std::array<int, 8> columns{1, 1, 0, -1, -1, -1, 0, 1};
constexpr std::array<int, 8> rows{0, 1, 1, 1, 0, -1, -1, -1};

double stepLength(std::size_t direction) { return direction % 2 ? std::numbers::sqrt2 : 1; }

} // namespace

OctileSearch::OctileSearch(const GridMap& map)
    : m_width(map.width()), m_moves(std::size_t(map.width()) * std::size_t(map.height())),
      m_costs(m_moves.size()), m_queries(m_moves.size())
{
    for (std::size_t d = 0; d < m_steps.size(); ++d)
        m_steps[d] = rows[d] * m_width + columns[d];
    for (int y = 0; y < map.height(); ++y) {
        for (int x = 0; x < map.width(); ++x) {
            std::uint8_t moves = 0;
            for (std::size_t d = 0; d < m_steps.size(); ++d) {
                if (map.isFree(x + columns[d], y + rows[d]) && map.isFree(x + columns[d], y) &&
                    map.isFree(x, y + rows[d]))
                    moves |= std::uint8_t(1U << d);
            }
            m_moves[std::size_t(y) * std::size_t(m_width) + std::size_t(x)] =
                map.isFree(x, y) ? moves : std::uint8_t(0);
        }
    }
}

double OctileSearch::estimate(Cell cell) const
{
    const double x = std::abs(int(cell % Cell(m_width)) - m_goalColumn);
    const double y = std::abs(int(cell / Cell(m_width)) - m_goalRow);
    return std::max(x, y) + (std::numbers::sqrt2 - 1) * std::min(x, y);
}

void OctileSearch::reach(Cell cell, double cost)
{
    if (m_queries[cell] == m_query && m_costs[cell] <= cost)
        return;
    m_queries[cell] = m_query;
    m_costs[cell] = cost;
    const auto bucket = std::size_t((cost + estimate(cell)) * bucketsPerUnit);
    if (bucket >= m_buckets.size())
        m_buckets.resize(bucket + 1);
    m_buckets[bucket].push_back({cell, cost});
}

void OctileSearch::expand(Cell cell, double cost)
{
    for (std::size_t d = 0; d < m_steps.size(); ++d) {
        if (m_moves[cell] >> d & 1)
            reach(Cell(int(cell) + m_steps[d]), cost + stepLength(d));
    }
}

std::optional<double> OctileSearch::length(int startColumn, int startRow, int goalColumn,
                                           int goalRow)
{
    ++m_query;
    m_buckets.clear();
    m_goalColumn = goalColumn;
    m_goalRow = goalRow;
    const Cell goal = Cell(goalRow * m_width + goalColumn);
    reach(Cell(startRow * m_width + startColumn), 0);
    for (std::size_t bucket = 0; bucket < m_buckets.size(); ++bucket) {
        // Within a bucket the order is any, so that all of it counts.
        while (!m_buckets[bucket].empty()) {
            const Open open = m_buckets[bucket].back();
            m_buckets[bucket].pop_back();
            if (open.cost <= m_costs[open.cell])
                expand(open.cell, open.cost);
        }
        if (m_queries[goal] == m_query && m_costs[goal] * bucketsPerUnit < double(bucket + 1))
            return m_costs[goal];
    }
    return {};
}

} // namespace thicket::test
