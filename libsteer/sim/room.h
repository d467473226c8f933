#pragma once

#include "libsteer/sim/crowdstate.h"

namespace thicket::steer {

/// Where an agent may go that stands among more others than its contacts list: no nearer to anybody
/// than half of the gap between them, as they do who do not know of it. To those that it overlaps,
/// put down into each other, it may go as it likes. Clashes make the others heed it.
class Room {
public:
    Room(const Crowd::State& state, Place place);

    /// The longest share of `way`, 0 to 1, that leads nowhere else, to rounding.
    double shareOf(Point way) const;
    /// Whether the way itself leads nowhere else; ways end on the lattice, so it may by a little.
    bool allows(Point way) const;

private:
    bool isOverlapped(const AgentTree::Box& box) const;
    double gapTo(const AgentTree::Rim& rim) const;

    const AgentTree& m_tree;
    AgentTree::Rim m_self;
    double m_unit;
};

} // namespace thicket::steer
