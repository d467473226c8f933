#pragma once

#include "libnav/geometry/shapes.h"
#include "libsteer/sim/roster.h"

#include <span>
#include <vector>

namespace thicket::steer {

/// Sets Standing::isInside when agents enter and when obstacles change. After a change it tests
/// only the agents near what changed: Ground::move() leads no other agent into an obstacle.
class InsideAgents {
public:
    /// An agent has entered the crowd.
    void enter(Crowd::State& state, Slot slot);
    /// Obstacles have changed within these boxes. Afterwards every agent's isInside is as if all
    /// agents had been tested.
    void obstaclesChanged(Crowd::State& state, std::span<const nav::Box> boxes);
    /// StepWork::lanes holds all agents now.
    void lanesSorted() { m_newcomers.clear(); }

private:
    static void test(Crowd::State& state, Slot slot);
    bool collectNear(const Crowd::State& state, std::span<const nav::Box> boxes);

    std::vector<Slot> m_newcomers; ///< agents that entered since the lanes were sorted
    std::vector<Slot> m_tested;    ///< scratch memory
};

} // namespace thicket::steer
