#pragma once

#include "libsteer/behaviours/rayfan.h"
#include "libsteer/lanes/forcekernel.h"
#include "libsteer/sim/grouprules.h"

#include <cstdint>
#include <vector>

namespace thicket::steer {

/// The groups' rules, and what follows from them for an agent. Equal stacks, builds and
/// fans of rays are kept once: there may be as many groups as agents.
class RuleBook {
public:
    explicit RuleBook(std::vector<CrowdGroup> groups);

    const std::vector<CrowdGroup>& groups() const { return m_groups; }
    void setGoal(std::uint32_t group, Point goal);

    const GroupRules& rulesOf(std::uint32_t group) const { return m_rules[group]; }
    const std::vector<StackedBehaviour>& stackOf(const GroupRules& rules) const
    {
        return m_stacks[rules.stack];
    }
    /// The stack in the form that kernels take; empty if they do not know all of its behaviours.
    const std::vector<LaneBehaviour>& laneStackAt(StackIndex stack) const
    {
        return m_laneStacks[stack];
    }
    /// Whether any group's behaviours remember something from step to step.
    bool remembers() const { return m_remembers; }

    /// The build of an agent of that group, for steps of so many seconds. Ray fans use a field of
    /// the world, which gets it here if it has none yet.
    BuildIndex buildFor(const Agent& agent, std::uint32_t group, double seconds,
                        ObstacleWorld& world);
    const Build& buildAt(BuildIndex build) const { return m_builds[build]; }
    const RayFan& fanOf(const Build& build) const { return m_fans[build.fan]; }

    /// The largest maxSpeed of all groups, map units per second.
    double fastest() const { return m_fastest; }
    /// The farthest that any agent ever given a build looks from its centre, map units.
    double farthestReach() const { return m_farthestReach; }
    /// Whether an agent's contacts may leave out one that lists it: contactRange().
    bool hasLimitedLists() const { return m_hasLimitedLists; }

private:
    StackIndex indexOf(const std::vector<StackedBehaviour>& stack);
    FanIndex fanFor(const Agent& agent, std::span<const StackedBehaviour> stack);

    std::vector<CrowdGroup> m_groups;
    std::vector<GroupRules> m_rules; ///< one a group
    std::vector<std::vector<StackedBehaviour>> m_stacks;
    std::vector<std::vector<LaneBehaviour>> m_laneStacks; ///< one a stack
    std::vector<Build> m_builds;
    std::vector<RayFan> m_fans;
    double m_fastest = 0;
    double m_farthestReach = 0;
    bool m_hasLimitedLists = false;
    bool m_remembers = false;
};

} // namespace thicket::steer
