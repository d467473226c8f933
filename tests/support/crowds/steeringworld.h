#pragma once

#include "libnav/collision/obstaclefield.h"
#include "libsteer/agent.h"

#include <functional>
#include <string>
#include <vector>

namespace thicket::test {

/// A scene where local steering gets stuck: the agents' start and goal.
struct Trap {
    std::string name;
    std::vector<nav::Obstacle> obstacles;
    nav::Point goal;
    nav::Box start; ///< agents begin on a lattice in it
    double goalRadius = 3;
};

/// U, L and T of 20 x 10, a wall of 2 head-on, a door of 1.5 in a wall of 60. Walls are 0.2 thick.
/// Agents come from the left. Metres.
std::vector<Trap> traps();

/// `count` agents of radius 0.3 at rest, heading for the goal's side, on a lattice of spacing 1.2.
/// A single one is in the start's middle.
std::vector<steer::Agent> agentsIn(const Trap& trap, int count);

/// One step. The force is limited to maxForce and changes the velocity, which is limited to
/// maxSpeed. The agent then moves straight, stops at obstacles and slides along them. The field
/// must be grown by the agent's radius.
steer::Agent moved(steer::Agent agent, nav::Point force, const nav::ObstacleField& field,
                   double seconds);
/// The same without obstacles.
steer::Agent moved(steer::Agent agent, nav::Point force, double seconds);

/// What a run shows.
struct TrapRun {
    int arrived = 0;
    double lastArrival = 0; ///< seconds
    double deepest = 0;     ///< in any obstacle
    long steps = 0;         ///< of all agents
    long reversals = 0;     ///< moves by more than 90 degrees from the one before
    double reversalsPer1000() const
    {
        return steps ? 1000.0 * double(reversals) / double(steps) : 0;
    }
};

/// Steers all agents of a trap until they are within the goal's radius (and are removed) or the
/// time is over. `steer(index, agents)` returns the force on one agent.
using Steering = std::function<nav::Point(std::size_t, const std::vector<steer::Agent>&)>;
TrapRun runTrap(const Trap& trap, const nav::ObstacleField& field, std::vector<steer::Agent> agents,
                const Steering& steering, double seconds, double maxSeconds);

} // namespace thicket::test
