#pragma once

#include "libsteer/agent.h"
#include "libsteer/guidance/obstacleworld.h"
#include "libsteer/lanes/neighbourkernel.h"
#include "libsteer/scenario/scenario.h"

#include <algorithm>
#include <cstdint>
#include <span>

namespace thicket::steer {

/// Indices of the things that a RuleBook keeps once.
using StackIndex = nav::Index<struct StackTag>;
using BuildIndex = nav::Index<struct BuildTag>;
using FanIndex = nav::Index<struct FanTag>;

/// What a step needs of a group, compact in memory: there may be as many groups as agents.
struct GroupRules {
    Point goal{0, 0};
    double goalRadius = 0;
    StackIndex stack; ///< its behaviours, which groups share
    bool hasGoal = false;
    std::uint8_t parts = 0; ///< NeighbourParts that the kernels must sum
    bool usesPlan = false;  ///< followPath or followFlow
    bool isOrca = false;
    bool remembers = false; ///< wander, avoidWalls, rayFan
    bool wanders = false;
    bool suitsLanes = false; ///< has a stack that kernels know
    bool needsGoal = false;  ///< seek, arrive, rayFan
    bool senses = false;     ///< obstacles
    bool hasFan = false;
    bool hasRays = false; ///< a fan or a single ray

    /// Without the stack's index.
    static GroupRules of(const CrowdGroup& group);
};

/// How far an agent looks for others that it might touch in a step, between rims, map units.
/// `fastest` is the largest maxSpeed of all groups. An agent farther off than twice this one's
/// longest move need not be listed: this one cannot move half of the gap, and a faster one that
/// comes nearer lists this one. So one fast group does not make all others look far.
inline double contactRange(const Agent& agent, double fastest, double step)
{
    constexpr double many = 4; // radii
    return std::min((agent.maxSpeed + fastest) * step,
                    std::max(2 * agent.maxSpeed * step, many * agent.radius));
}

/// How far an agent looks for others, between rims; map units.
struct AgentReach {
    double avoid = 0;
    double separation = 0;
    double alignment = 0;
    double cohesion = 0;
    double contact = 0;
    double orca = 0;

    static AgentReach of(const Agent& agent, const GroupRules& rules,
                         std::span<const StackedBehaviour> stack, double contactRange);
    /// Agents do not avoid others at the goal or beyond: those at rest there would keep the last
    /// ones away. `remaining`: distance until the agent's rim touches that of one at the goal.
    AgentReach beforeGoal(double remaining) const
    {
        AgentReach reach = *this;
        reach.avoid = std::clamp(remaining, 0.0, avoid);
        reach.separation = std::clamp(remaining, 0.0, separation);
        return reach;
    }
    bool operator==(const AgentReach&) const = default;
    double farthest() const
    {
        return std::max(std::max(std::max(avoid, separation), std::max(alignment, cohesion)),
                        std::max(contact, orca));
    }
};

/// How an agent judges the others within its reach; see AvoidAgentsParams, FlockParams.
struct NeighbourView {
    double avoidHorizon = 0;
    double avoidMargin = 0;
    double avoidRight = 0;
    double avoidBrake = 0;
    double alignmentCosine = 0;
    double cohesionCosine = 0;
    int orcaNeighbours = 0;

    static NeighbourView of(const Agent& agent, std::span<const StackedBehaviour> stack);
    bool operator==(const NeighbourView&) const = default;
};

/// What follows from the size, speed and behaviours of an agent; most agents share it with many
/// others.
struct Build {
    double body = 0; ///< bodyLengthOf()
    AgentReach reach;
    NeighbourView view;
    FanIndex fan;        ///< only if the group has one
    FieldIndex rayField; ///< the field of its rays; only if the group has a fan or a single ray
    bool operator==(const Build&) const = default;
};

} // namespace thicket::steer
