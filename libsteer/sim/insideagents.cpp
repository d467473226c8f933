#include "libsteer/sim/insideagents.h"

#include "libsteer/sim/crowdstate.h"

#include <algorithm>

namespace thicket::steer {

void InsideAgents::enter(Crowd::State& state, Slot slot)
{
    m_newcomers.push_back(slot);
    test(state, slot);
}

void InsideAgents::obstaclesChanged(Crowd::State& state, std::span<const nav::Box> boxes)
{
    const bool isFew = collectNear(state, boxes);
    m_close.clear();
    if (isFew) {
        std::ranges::sort(m_tested);
        m_tested.erase(std::unique(m_tested.begin(), m_tested.end()), m_tested.end());
        for (const Slot slot : m_tested)
            test(state, slot);
    } else {
        for (const std::uint32_t slot : state.roster.order())
            test(state, Slot(slot));
    }
}

void InsideAgents::test(Crowd::State& state, Slot slot)
{
    const Agent& agent = state.roster.agent(slot);
    Standing& standing = state.roster.standing(slot);
    const double close = agent.radius + state.lattice.skinOf(agent.radius);
    const bool isClose = state.world.ground().isWithin(agent.position, close);
    standing.isInside = isClose && state.isInside(agent);
    if (isClose)
        m_close.push_back(slot);
}

/// Collects the agents to test in m_tested; some may have left since. Returns false if they would
/// be more than there are agents.
bool InsideAgents::collectNear(const Crowd::State& state, std::span<const nav::Box> boxes)
{
    m_tested = m_close;
    m_tested.insert(m_tested.end(), m_newcomers.begin(), m_newcomers.end());
    const CellLanes& lanes = state.work.lanes;
    // The lanes hold the positions before the last step. Rounding and contacts lengthen a move by a
    // few units.
    const double moved = state.book.fastest() * state.params.step + 16 * state.lattice.unit();
    const double largest = lanes.largestRadius();
    const double reach = largest + state.lattice.skinOf(largest) + moved;
    std::vector<LaneBlock> blocks;
    for (const nav::Box& box : boxes) {
        if (m_tested.size() > state.roster.size())
            break;
        if (lanes.size() == 0 || box.isEmpty())
            continue;
        lanes.blocksIn(nav::grown(box, reach), blocks);
        for (const LaneBlock& block : blocks)
            for (std::uint32_t place = block.begin; place < block.end; ++place)
                m_tested.push_back(Slot(lanes.slotAt(place)));
    }
    return m_tested.size() <= state.roster.size();
}

} // namespace thicket::steer
