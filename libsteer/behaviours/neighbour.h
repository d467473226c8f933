#pragma once

#include "libsteer/agent.h"
#include "libsteer/steer_export.h"
#include "libsteer/vector.h"

#include <cstdint>
#include <span>
#include <vector>

namespace thicket::steer {

/// What an agent senses of another agent.
struct Neighbour {
    Point position;
    Point velocity;       ///< map units per second
    double radius = 0;    ///< map units, >= 0
    std::uint32_t id = 0; ///< Agent::id
    /// For ORCA: the agent's part of the change of velocity that avoids this neighbour, 0 to 1. 0:
    /// the neighbour gives way and is ignored.
    float share = 0.5F;
    bool operator==(const Neighbour&) const = default;
};

inline Neighbour neighbourOf(const Agent& agent)
{
    return {agent.position, agent.velocity, agent.radius, agent.id};
}

/// The unit vector from the neighbour to the agent. For two at the same place their ids choose
/// opposite directions; {0, 0} if the ids are equal, too.
THICKET_STEER_EXPORT Point directionFrom(const Neighbour& neighbour, const Agent& agent);

/// Range tagging: replaces `tagged` by the indices, ascending, of the neighbours whose rim is
/// nearer to the agent's centre than `range` (>= 0, map units), without the agent itself (by id).
/// Time: linear in `all`; in a crowd, pass the result of a neighbour query.
/// Source: Buckland, "Programming Game AI by Example" (2005), chapter 3, TagNeighbors.
THICKET_STEER_EXPORT void tagInRange(const Agent& agent, std::span<const Neighbour> all,
                                     double range, std::vector<std::uint32_t>& tagged);

} // namespace thicket::steer
