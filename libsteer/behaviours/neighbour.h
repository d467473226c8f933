#pragma once

#include "libsteer/agent.h"
#include "libsteer/steer_export.h"
#include "libsteer/vector.h"

#include <cstdint>
#include <span>
#include <vector>

namespace thicket::steer {

/// Another agent, as far as an agent senses it.
struct Neighbour {
    Point position;
    Point velocity;       ///< map units per second
    double radius = 0;    ///< map units, >= 0
    std::uint32_t id = 0; ///< Agent::id
    /// What the agent takes of what the two must avoid, for ORCA; 0 to 1, each of them its own. 0:
    /// the neighbour gives way and is not heeded at all.
    float share = 0.5F;
    bool operator==(const Neighbour&) const = default;
};

inline Neighbour neighbourOf(const Agent& agent)
{
    return {agent.position, agent.velocity, agent.radius, agent.id};
}

/// The direction from the neighbour to the agent, a unit vector. Two at the same place part in
/// opposite directions, which their ids choose; {0, 0} when even the ids are the same.
THICKET_STEER_EXPORT Point directionFrom(const Neighbour& neighbour, const Agent& agent);

/// Range tagging: replaces `tagged` by the indices, ascending, of those whose rim is nearer to the
/// agent's centre than `range` (>= 0, map units), without the agent itself (by id). Looks at
/// every one; a crowd should hand in what a grid found.
/// Source: Buckland, "Programming Game AI by Example" (2005), chapter 3, TagNeighbors.
THICKET_STEER_EXPORT void tagInRange(const Agent& agent, std::span<const Neighbour> all,
                                     double range, std::vector<std::uint32_t>& tagged);

} // namespace thicket::steer
