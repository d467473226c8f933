#include "libsteer/sim/celllanes.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace thicket::steer {

namespace {

/// Of the cells of whole multiples of `cell`; up to 2^53 of them.
std::int64_t cellOf(double coordinate, double perCell)
{
    return static_cast<std::int64_t>(std::floor(coordinate * perCell));
}

/// The lowest 32 bits, so that differences modulo 2^32 are right.
std::int32_t lowBits(double units)
{
    return static_cast<std::int32_t>(
        static_cast<std::uint32_t>(static_cast<std::uint64_t>(static_cast<std::int64_t>(units))));
}

} // namespace

void CellLanes::sort(std::span<const Agent> agents, std::span<const std::uint32_t> slots,
                     double cell, double reach, double denominator)
{
    m_slots.resize(slots.size());
    place(agents, slots, cell);
    // Whoever is looked at must be nearer than 2^30 units.
    m_perUnit = denominator;
    while ((reach + 2 * m_cell) * m_perUnit >= 0x1p30)
        m_perUnit /= 2;
    m_unit = 1 / m_perUnit;
    fill(agents);
}

void CellLanes::place(std::span<const Agent> agents, std::span<const std::uint32_t> slots,
                      double cell)
{
    nav::Box box{{0, 0}, {0, 0}};
    m_largestRadius = 0;
    if (!slots.empty())
        box = {agents[slots[0]].position, agents[slots[0]].position};
    for (const std::uint32_t slot : slots) {
        const Agent& agent = agents[slot];
        box.min = {std::min(box.min.x, agent.position.x), std::min(box.min.y, agent.position.y)};
        box.max = {std::max(box.max.x, agent.position.x), std::max(box.max.y, agent.position.y)};
        m_largestRadius = std::max(m_largestRadius, agent.radius);
    }
    m_cell = cell;
    const double most = 4 * static_cast<double>(slots.size()) + 4096;
    while ((box.width() / m_cell + 2) * (box.height() / m_cell + 2) > most)
        m_cell *= 2;
    const double perCell = 1 / m_cell;
    const std::int64_t left = cellOf(box.min.x, perCell);
    const std::int64_t bottom = cellOf(box.min.y, perCell);
    m_columns = static_cast<int>(cellOf(box.max.x, perCell) - left + 1);
    m_rows = static_cast<int>(cellOf(box.max.y, perCell) - bottom + 1);
    m_begins.assign(static_cast<std::size_t>(m_columns) * static_cast<std::size_t>(m_rows) + 1, 0);
    m_found.resize(slots.size());
    for (std::size_t i = 0; i < slots.size(); ++i) {
        const nav::Point p = agents[slots[i]].position;
        const auto column = static_cast<std::uint32_t>(cellOf(p.x, perCell) - left);
        const auto row = static_cast<std::uint32_t>(cellOf(p.y, perCell) - bottom);
        m_found[i] = row * static_cast<std::uint32_t>(m_columns) + column;
        ++m_begins[m_found[i]];
    }
    std::uint32_t sum = 0;
    for (std::uint32_t& begin : m_begins)
        begin = std::exchange(sum, sum + begin);
    m_cells.resize(slots.size());
    for (std::size_t i = 0; i < slots.size(); ++i) {
        const std::uint32_t at = m_begins[m_found[i]]++;
        m_slots[at] = slots[i];
        m_cells[at] = m_found[i];
    }
    // Each has moved on to where the next begins.
    for (std::size_t i = m_begins.size() - 1; i > 0; --i)
        m_begins[i] = m_begins[i - 1];
    m_begins[0] = 0;
}

void CellLanes::fill(std::span<const Agent> agents)
{
    const std::size_t padded = m_slots.size() + 8;
    m_x.resize(padded);
    m_y.resize(padded);
    m_vx.resize(padded);
    m_vy.resize(padded);
    m_radius.resize(padded);
    m_id.resize(padded);
    for (std::size_t i = 0; i < m_slots.size(); ++i) {
        const Agent& agent = agents[m_slots[i]];
        m_x[i] = lowBits(std::floor(agent.position.x * m_perUnit + 0.5));
        m_y[i] = lowBits(std::floor(agent.position.y * m_perUnit + 0.5));
        m_vx[i] = static_cast<float>(agent.velocity.x);
        m_vy[i] = static_cast<float>(agent.velocity.y);
        m_radius[i] = static_cast<float>(agent.radius);
        m_id[i] = agent.id;
    }
}

CrowdLanes CellLanes::lanes() const
{
    return {m_x.data(), m_y.data(), m_vx.data(), m_vy.data(), m_radius.data(), m_id.data()};
}

void CellLanes::rangesAround(std::size_t place, double reach, std::vector<LaneRange>& ranges) const
{
    ranges.clear();
    const double cells = std::ceil(reach / m_cell);
    const int around = static_cast<int>(std::min(cells, 1.0 * std::max(m_columns, m_rows)));
    const int column = static_cast<int>(m_cells[place]) % m_columns;
    const int row = static_cast<int>(m_cells[place]) / m_columns;
    const int first = std::max(0, column - around);
    const int last = std::min(m_columns - 1, column + around);
    for (int y = std::max(0, row - around); y <= std::min(m_rows - 1, row + around); ++y) {
        const std::size_t begin = static_cast<std::size_t>(y) * static_cast<std::size_t>(m_columns);
        const LaneRange range{m_begins[begin + static_cast<std::size_t>(first)],
                              m_begins[begin + static_cast<std::size_t>(last) + 1]};
        if (range.begin < range.end)
            ranges.push_back(range);
    }
}

} // namespace thicket::steer
