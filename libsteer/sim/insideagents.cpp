#include "libsteer/sim/insideagents.h"

#include "libsteer/sim/crowdstate.h"

namespace thicket::steer {

void InsideAgents::enter(Crowd::State& state, Slot slot)
{
    m_newcomers.push_back(slot);
    test(state, slot);
}

void InsideAgents::obstaclesChanged(Crowd::State& state, std::span<const nav::Box> boxes)
{
    if (collectNear(state, boxes)) {
        for (const Slot slot : m_tested)
            test(state, slot);
    } else {
        for (const Slot slot : state.roster.order())
            test(state, slot);
    }
}

void InsideAgents::test(Crowd::State& state, Slot slot)
{
    state.roster.standing(slot).isInside = state.isInside(state.roster.agent(slot));
}

/// Collects the agents to test in m_tested. Some may repeat or have left. Returns false if these
/// are more than there are agents.
bool InsideAgents::collectNear(const Crowd::State& state, std::span<const nav::Box> boxes)
{
    m_tested = m_newcomers;
    const CellLanes& lanes = state.work.lanes;
    // The lanes hold the positions before the last step. Rounding and contacts lengthen a move by a
    // few units.
    const double moved = state.book.fastest() * state.params.step + 16 * state.lattice.unit();
    const double reach = lanes.largestRadius() + moved;
    std::vector<LaneBlock> blocks;
    for (const nav::Box& box : boxes) {
        if (m_tested.size() > state.roster.size())
            break;
        if (lanes.size() == 0 || box.isEmpty())
            continue;
        lanes.blocksIn(nav::grown(box, reach), blocks);
        for (const LaneBlock& block : blocks)
            for (Place place(block.begin); place < block.end; ++place)
                m_tested.push_back(lanes.slotAt(place));
    }
    return m_tested.size() <= state.roster.size();
}

} // namespace thicket::steer
