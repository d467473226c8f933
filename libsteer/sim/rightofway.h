#pragma once

#include "libsteer/sim/crowdstate.h"

namespace thicket::steer {

/// Who takes half of what must be avoided may hold each other for ever: two that hug one obstacle
/// from either side, an arch before a gate. So an agent that hardly gets on goes by an order of
/// all: it heeds nobody who is farther from the goal, and gives way to whoever is nearer.
///
/// Source: Curtis, Zafar, Gutub, Manocha, "Right of way: asymmetric agent interactions in crowds"
/// (2013).
inline bool isHeldUp(const Standing& standing)
{
    constexpr double patience = 0.5; // seconds; who walks freely makes way in a tenth of one
    return standing.state != AgentState::arrived && standing.since > patience;
}

inline bool goesBefore(const Agent& a, const Standing& first, const Agent& b, const Standing& then)
{
    return first.left != then.left ? first.left < then.left : a.id < b.id;
}

/// Where all stand pressed together there is no room to give way into. So of those who are stuck
/// and should, every other one steps back for a second, the rest or others the next.
inline bool stepsBack(std::uint32_t id, const Standing& standing)
{
    if (standing.state != AgentState::stuck)
        return false;
    const std::uint32_t mixed = id * 2654435769U >> 16; // neighbours' ids are often in a row
    return (mixed + static_cast<std::uint32_t>(standing.since)) % 2 == 0;
}

} // namespace thicket::steer
