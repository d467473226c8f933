#pragma once

#include "libnav/collision/obstaclefield.h"
#include "libsteer/agent.h"

#include <functional>
#include <vector>

namespace thicket::test {

/// What became of agents that all seek one goal.
struct CrowdOutcome {
    int arrived = 0;
    double seconds = 0;          ///< until the last arrived, or all that there were
    double deepest = 0;          ///< into an obstacle, map units
    double reversalsPer1000 = 0; ///< steps that turn the movement by more than a right angle
};

struct CrowdScene {
    nav::ObstacleField field; ///< grown by the agents' radius
    std::vector<steer::Agent> agents;
    nav::Point goal;
    double goalRadius = 1; ///< whoever is inside is taken away
    double seconds = 80;
};

/// The least that a game does: forces to velocities to positions in steps of a twentieth second;
/// nobody moves into an obstacle, but slides along it; agents that overlap are pushed apart.
CrowdOutcome stepCrowd(CrowdScene scene,
                       const std::function<nav::Point(const steer::Agent&)>& force);

} // namespace thicket::test
