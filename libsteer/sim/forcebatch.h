#pragma once

#include "libsteer/lanes/forcekernel.h"
#include "libsteer/sim/crowdstate.h"

namespace thicket::steer {

/// The stack in the form that the kernels take; empty if it has a behaviour that they do not know,
/// or wander twice.
std::vector<LaneBehaviour> laneStack(const std::vector<StackedBehaviour>& stack);

/// What an agent has sensed when it decides.
struct Sensed {
    double caution = 1;
    Point guided; ///< velocity that its plan asks for
    const NeighbourSums& sums;
};

/// Agents of one stack that decide together, in lanes. Each gets the bits that it would get alone.
class ForceBatch {
public:
    void add(Crowd::State& state, Place place, const Sensed& sensed);
    bool isFull() const { return m_count == mostTogether; }
    /// Writes the moves and memories of all added agents.
    void decide(Crowd::State& state);

private:
    unsigned m_count = 0;
    bool m_isClear = false; ///< whether the lanes were zeroed, once
    StackIndex m_stack;
    std::array<Place, mostTogether> m_places;
    ForceLanes m_lanes;
};

} // namespace thicket::steer
