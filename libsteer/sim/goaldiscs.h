#pragma once

#include "libsteer/sim/roster.h"
#include "libsteer/sim/rulebook.h"

#include <cstdint>
#include <vector>

namespace thicket::steer {

/// The discs round their goals that agents which stay fill when they stand close together. Groups
/// with the same goal share one.
class GoalDiscs {
public:
    /// Agents came or left, or goals moved.
    void invalidate() { m_isCurrent = false; }
    void refresh(const Roster& roster, const RuleBook& book);
    /// Map units; 0 for a group without a goal, that leaves at its goal, or of an agent alone.
    double radiusOf(std::uint32_t group) const { return m_radii[group]; }

private:
    bool m_isCurrent = false;
    std::vector<double> m_radii; ///< one a group
};

} // namespace thicket::steer
