#pragma once

#include "libsteer/sim/crowdstate.h"

namespace thicket::steer {

/// Agents that each make half of an avoidance may block each other for ever: two that pass one
/// obstacle on either side, an arch before a gate. So an agent that makes little progress follows a
/// global order: it ignores agents farther from the goal, and gives way to nearer ones.
///
/// Source: Curtis, Zafar, Gutub, Manocha, "Right of way: asymmetric agent interactions in crowds"
/// (2013).
inline bool isHeldUp(const Standing& standing)
{
    constexpr double patience = 0.5; // seconds; free agents make progress within 0.1
    return standing.state != AgentState::arrived && standing.since > patience;
}

inline bool goesBefore(const Agent& a, const Standing& first, const Agent& b, const Standing& then)
{
    return first.left != then.left ? first.left < then.left : a.id < b.id;
}

/// Agents that are pressed together have no space to give way. So of the stuck agents that must
/// give way, every other one steps back for a second, then the rest.
inline bool stepsBack(std::uint32_t id, const Standing& standing)
{
    if (standing.state != AgentState::stuck)
        return false;
    const std::uint32_t mixed = id * 2654435769U >> 16; // neighbours' ids are often in a row
    return (mixed + static_cast<std::uint32_t>(standing.since)) % 2 == 0;
}

} // namespace thicket::steer
