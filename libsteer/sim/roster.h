#pragma once

#include "libsteer/agent.h"
#include "libsteer/agentnumbers.h"
#include "libsteer/behaviours/rayfan.h"
#include "libsteer/behaviours/wallavoid.h"
#include "libsteer/behaviours/wander.h"
#include "libsteer/sim/crowd.h"
#include "libsteer/sim/grouprules.h"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <span>
#include <vector>

namespace thicket::steer {

/// An agent's state from step to step, besides its position and motion.
struct Standing {
    std::uint32_t group = 0;
    BuildIndex build;
    AgentState state = AgentState::going;
    StuckReason reason = StuckReason::none;
    bool isInside = false; ///< of an obstacle that was put on it
    bool movesUp = false;  ///< it had come to rest at its goal and sets out once more
    /// Distances to the goal, map units: when the agent last came nearer, and before the last step.
    double nearest = std::numeric_limits<double>::infinity();
    double left = std::numeric_limits<double>::infinity();
    double since = 0; ///< seconds since it came nearer
    /// Where ORCA should look for enough neighbours, map units. A guess, no part of the state.
    double orcaReach = std::numeric_limits<double>::infinity();

    /// Resets the progress, for an agent that sets out for its goal.
    void setOut()
    {
        state = AgentState::going;
        reason = StuckReason::none;
        nearest = std::numeric_limits<double>::infinity();
        left = std::numeric_limits<double>::infinity();
        since = 0;
        movesUp = false;
    }
    /// To others, one that moves up has arrived, whatever it meets on its way.
    AgentState shownState() const { return movesUp ? AgentState::arrived : state; }
    StuckReason shownReason() const { return movesUp ? StuckReason::none : reason; }
};

/// What behaviours of the stack remember; only groups that have them use it.
struct Memory {
    WanderState wander;
    WallMemory wall;
    RayFanState fan;
};

/// All agents by slot, and their order by id. Slots are handed out lowest first.
class Roster {
public:
    /// `remembers`: whether agents have a Memory.
    explicit Roster(bool remembers) : m_remembers(remembers) {}

    std::size_t size() const { return m_order.size(); }
    /// The slots of all agents, in ascending order of ids.
    std::span<const Slot> order() const { return m_order; }

    Agent& agent(Slot slot) { return m_agents[slot]; }
    const Agent& agent(Slot slot) const { return m_agents[slot]; }
    Standing& standing(Slot slot) { return m_standings[slot]; }
    const Standing& standing(Slot slot) const { return m_standings[slot]; }
    bool remembers() const { return m_remembers; }
    Memory& memory(Slot slot) { return m_memories[slot]; } ///< only if remembers()
    const Memory& memory(Slot slot) const { return m_memories[slot]; }
    /// By slot; those of free slots mean nothing.
    std::span<const Agent> agentsBySlot() const { return m_agents; }

    bool has(std::uint32_t id) const;
    /// The slot of an existing agent.
    Slot slotOf(std::uint32_t id) const { return m_order[rankOf(id)]; }

    /// Puts an agent whose id is not taken into a slot, with new standing and memory.
    Slot add(const Agent& agent);
    /// Calls leaves(slot) for the agents of these ids and frees their slots.
    template <class Leaves> void remove(std::vector<std::uint32_t> ids, Leaves leaves)
    {
        if (ids.empty())
            return;
        std::ranges::sort(ids);
        std::erase_if(m_order, [&](Slot slot) {
            if (!std::ranges::binary_search(ids, m_agents[slot].id))
                return false;
            leaves(slot);
            m_free.push_back(slot);
            return true;
        });
        std::ranges::sort(m_free, std::greater<>());
    }

private:
    /// The id's index in the order, or where it would be inserted.
    std::size_t rankOf(std::uint32_t id) const;

    bool m_remembers;
    std::vector<Agent> m_agents;
    std::vector<Standing> m_standings;
    std::vector<Memory> m_memories;
    std::vector<Slot> m_order;
    std::vector<Slot> m_free; ///< slots, highest first
};

} // namespace thicket::steer
