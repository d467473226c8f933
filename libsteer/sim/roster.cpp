#include "libsteer/sim/roster.h"

#include <cassert>

namespace thicket::steer {

std::size_t Roster::rankOf(std::uint32_t id) const
{
    const auto at =
        std::ranges::lower_bound(m_order, id, {}, [this](Slot slot) { return m_agents[slot].id; });
    return static_cast<std::size_t>(at - m_order.begin());
}

bool Roster::has(std::uint32_t id) const
{
    const std::size_t rank = rankOf(id);
    return rank < m_order.size() && m_agents[m_order[rank]].id == id;
}

Slot Roster::add(const Agent& agent)
{
    assert(!has(agent.id));
    const auto rank = static_cast<std::ptrdiff_t>(rankOf(agent.id));
    if (m_free.empty()) {
        m_free.emplace_back(static_cast<std::uint32_t>(m_agents.size()));
        m_agents.emplace_back();
        m_standings.emplace_back();
        if (m_remembers)
            m_memories.emplace_back();
    }
    const Slot slot = m_free.back();
    m_free.pop_back();
    m_agents[slot] = agent;
    m_standings[slot] = {};
    if (m_remembers)
        m_memories[slot] = {};
    m_order.insert(m_order.begin() + rank, slot);
    return slot;
}

} // namespace thicket::steer
