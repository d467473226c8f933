#pragma once

#include "libsteer/sim/crowdstate.h"

namespace thicket::steer {

/// The free space of an agent that has more others around it than its contacts list: it moves at
/// most half of the gap towards any of them. Agents that do not list it keep to the same rule.
/// Moves towards agents that it overlaps, put down into each other, are not limited. Clashes adapts
/// the others' moves to it.
class Room {
public:
    Room(const Crowd::State& state, Place place);

    /// The largest share of the move, 0 to 1, that stays in the free space, to rounding.
    double shareOf(Point by) const;
    /// Whether the whole move stays in it, except for rounding to the lattice.
    bool allows(Point by) const;

private:
    bool isOverlapped(const AgentTree::Box& box) const;
    double gapTo(const AgentTree::Rim& rim) const;

    const AgentTree& m_tree;
    AgentTree::Rim m_self;
    double m_unit;
};

} // namespace thicket::steer
