#pragma once

#include "libsteer/agent.h"
#include "libsteer/sim/scenario.h"

namespace thicket::steer {

/// What a group's stack asks of a step, told once.
struct GroupRules {
    unsigned parts = 0;    ///< NeighbourParts that the kernels must sum
    bool usesPlan = false; ///< followPath or followFlow
    bool isOrca = false;
    bool remembers = false; ///< wander, avoidWalls, rayFan
    bool senses = false;    ///< obstacles
    bool hasFan = false;

    static GroupRules of(const CrowdGroup& group);
};

/// How far an agent looks for others, between rims; map units.
struct AgentReach {
    double avoid = 0;
    double separation = 0;
    double alignment = 0;
    double cohesion = 0;
    double contact = 0;
    double orca = 0;

    static AgentReach of(const Agent& agent, const GroupRules& rules, double contactRange);
    double farthest() const;
};

inline constexpr double avoidHorizon = 2; ///< seconds

} // namespace thicket::steer
