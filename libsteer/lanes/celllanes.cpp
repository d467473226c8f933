#include "libsteer/lanes/celllanes.h"

#include <algorithm>
#include <cmath>

namespace thicket::steer {

namespace {

constexpr double narrow = 4;       // height of a cell / its width
constexpr double mostRadii = 4096; // bound in smallest radii of what can make the unit coarser

/// The lowest 32 bits. Differences modulo 2^32 are then right.
std::int32_t lowBits(double units)
{
    return static_cast<std::int32_t>(
        static_cast<std::uint32_t>(static_cast<std::uint64_t>(static_cast<std::int64_t>(units))));
}

} // namespace

void CellLanes::sort(std::span<const Agent> agents, std::span<const Slot> slots, double cell,
                     double reach, double denominator)
{
    m_slots.resize(slots.size());
    layGrid(agents, slots, cell);
    place(agents, slots);
    // Neighbours must be nearer than 2^30 units. One agent that is larger or looks farther than all
    // others must not make the coordinates of the others coarse.
    m_perUnit = denominator;
    const double most = mostRadii * m_smallestRadius;
    const double looked =
        std::min(reach, most) + std::min(m_largestRadius, most) + 2 * std::min(m_cell, most);
    while (looked * m_perUnit >= 0x1p30)
        m_perUnit /= 2;
    m_unit = 1 / m_perUnit;
    const std::size_t padded = m_slots.size() + 8;
    m_positions.resize(m_slots.size());
    m_radii.resize(m_slots.size());
    m_x.resize(padded);
    m_y.resize(padded);
    m_vx.resize(padded);
    m_vy.resize(padded);
    m_radius.resize(padded);
    m_id.resize(padded);
}

void CellLanes::layGrid(std::span<const Agent> agents, std::span<const Slot> slots, double cell)
{
    nav::Box box{{0, 0}, {0, 0}};
    m_largestRadius = m_smallestRadius = 0;
    if (!slots.empty()) {
        box = {agents[slots[0]].position, agents[slots[0]].position};
        m_smallestRadius = agents[slots[0]].radius;
    }
    for (const Slot slot : slots) {
        const Agent& agent = agents[slot];
        box.min = {std::min(box.min.x, agent.position.x), std::min(box.min.y, agent.position.y)};
        box.max = {std::max(box.max.x, agent.position.x), std::max(box.max.y, agent.position.y)};
        m_largestRadius = std::max(m_largestRadius, agent.radius);
        m_smallestRadius = std::min(m_smallestRadius, agent.radius);
    }
    if (!slots.empty())
        cell = std::min(cell, mostRadii * m_smallestRadius);
    // Keeps cell numbers exact in a double.
    constexpr double leastCell = 0x1p-40; // map units, for the finest lattice
    const double farthest =
        std::max(std::max(-box.min.x, -box.min.y), std::max(box.max.x, box.max.y));
    cell = std::max(std::max(cell, leastCell), 0x1p-48 * farthest);
    m_cell = cell;
    const double most = 16 * static_cast<double>(slots.size()) + 4096;
    if ((narrow * box.width() / cell + 2) * (box.height() / cell + 2) <= most) {
        m_columns.span(box.min.x, box.max.x, narrow / cell);
        m_rows.span(box.min.y, box.max.y, 1 / cell);
        return;
    }
    for (;; m_cell *= 2) {
        m_columns.use(slots.size(), narrow / m_cell,
                      [&](std::size_t i) { return agents[slots[i]].position.x; });
        m_rows.use(slots.size(), 1 / m_cell,
                   [&](std::size_t i) { return agents[slots[i]].position.y; });
        if (static_cast<double>(m_columns.count()) * static_cast<double>(m_rows.count()) <= most)
            return;
    }
}

void CellLanes::place(std::span<const Agent> agents, std::span<const Slot> slots)
{
    const std::int64_t cells = m_columns.count() * m_rows.count();
    m_begins.assign(static_cast<std::size_t>(cells) + 1, {});
    m_found.resize(slots.size());
    for (std::size_t i = 0; i < slots.size(); ++i) {
        const nav::Point p = agents[slots[i]].position;
        m_found[i] =
            static_cast<std::uint32_t>(m_rows.at(p.y) * m_columns.count() + m_columns.at(p.x));
        ++m_begins[m_found[i]];
    }
    // First each entry is the end of its cell. Placing from the last agent to the first moves it
    // down to the begin.
    Place sum;
    for (Place& end : m_begins)
        end = sum = Place(sum + end);
    for (std::size_t i = slots.size(); i-- > 0;) {
        Place& begin = m_begins[m_found[i]];
        begin = Place(begin - 1);
        m_slots[begin] = slots[i];
    }
}

void CellLanes::fill(std::span<const Agent> agents, Place begin, Place end)
{
    for (Place i = begin; i < end; ++i) {
        const Agent& agent = agents[m_slots[i]];
        m_positions[i] = agent.position;
        m_radii[i] = agent.radius;
        m_x[i] = lowBits(agent.position.x * m_perUnit);
        m_y[i] = lowBits(agent.position.y * m_perUnit);
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

[[gnu::always_inline]] inline std::size_t
CellLanes::blocksBetween(double left, double right, double bottom, double top,
                         std::vector<LaneBlock>& blocks) const
{
    const std::int64_t first = m_columns.from(left);
    const std::int64_t end = m_columns.to(right);
    const std::int64_t above = m_rows.to(top);
    const std::int64_t stride = m_columns.count();
    const std::int64_t lowest = m_rows.from(bottom);
    const Place* row = m_begins.data() + lowest * stride;
    std::size_t held = 0;
    blocks.clear();
    for (std::int64_t y = lowest; y < above; ++y, row += stride) {
        std::uint32_t at = row[first];
        const std::uint32_t last = row[end];
        if (at == last)
            continue;
        held += last - at;
        for (; last - at > 8; at += 8) // rare
            blocks.push_back({at, at + 8});
        blocks.push_back({at, last});
    }
    blocks.push_back({0, 0});
    return held;
}

std::size_t CellLanes::blocksAround(nav::Point p, double reach,
                                    std::vector<LaneBlock>& blocks) const
{
    return blocksBetween(p.x - reach, p.x + reach, p.y - reach, p.y + reach, blocks);
}

std::size_t CellLanes::blocksIn(const nav::Box& box, std::vector<LaneBlock>& blocks) const
{
    return blocksBetween(box.min.x, box.max.x, box.min.y, box.max.y, blocks);
}

} // namespace thicket::steer
