#pragma once

#include "libnav/collision/obstaclefield.h"
#include "libsteer/agent.h"

#include <functional>
#include <vector>

namespace thicket::test {

/// The result for agents that all seek one goal.
struct CrowdOutcome {
    int arrived = 0;
    double seconds = 0;          ///< until the last arrived, or all the time there was
    double deepest = 0;          ///< into an obstacle, map units
    double reversalsPer1000 = 0; ///< steps that turn the movement by more than a right angle
};

struct CrowdScene {
    nav::ObstacleField field; ///< grown by the agents' radius
    std::vector<steer::Agent> agents;
    nav::Point goal;
    double goalRadius = 1; ///< agents inside are removed
    double seconds = 80;
};

/// The least that a game does: forces to velocities to positions in steps of 1/20 s. No agent moves
/// into an obstacle, but slides along it. Agents that overlap are pushed apart.
CrowdOutcome stepCrowd(CrowdScene scene,
                       const std::function<nav::Point(const steer::Agent&)>& force);

} // namespace thicket::test
