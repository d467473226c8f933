#pragma once

#include "libsteer/sim/crowdstate.h"

namespace thicket::steer {

/// Agents that rest at a goal where they stay keep others from it that come behind them, who would
/// queue along their paths for ever while there is room at the sides. So an agent that makes no
/// progress goes along the rim of those at rest. It takes the side to which its aim leads, and
/// after some seconds without progress the other one, as the first may be a dead end.
///
/// Source: to follow the rim of what blocks the way until the way is free is that of Lumelsky,
/// Stepanov, "Dynamic path planning for a mobile automaton with limited information" (1986).
class WaysRound {
public:
    WaysRound(const Crowd::State& state, std::span<const std::uint32_t> contacts)
        : m_state(state), m_contacts(contacts)
    {}

    /// Whether one of the agents that it may touch rests at the agent's goal.
    bool touchesArrived(Place place) const;
    /// The direction in which the agent goes on: `aim` if none of those at rest is before it. Unit
    /// vectors.
    Point direction(Place place, Point aim) const;

private:
    bool isArrived(Place other, Point goal) const;

    const Crowd::State& m_state;
    std::span<const std::uint32_t> m_contacts; ///< places
};

} // namespace thicket::steer
