#pragma once

#include "libnav/collision/obstaclefield.h"
#include "libnav/path/path.h"
#include "libsteer/agent.h"
#include "libsteer/behaviours/neighbour.h"
#include "libsteer/behaviours/surroundings.h"
#include "tests/support/geometry/splitmix.h"

#include <functional>
#include <string>
#include <vector>

namespace thicket::test {

/// Everything that any behaviour senses, for one agent.
struct SteeringScene {
    steer::Agent agent;
    steer::Agent other;
    steer::Agent second;
    nav::Point target;
    std::vector<steer::Neighbour> neighbours;
    std::vector<nav::Obstacle> obstacles;
    nav::ObstacleField field; ///< of them, grown by the agent's radius
    steer::Surroundings around;
    nav::Path path;
    nav::Box box;

    /// Builds field and surroundings anew.
    void sense(double reach = 20);
};

/// An agent at `origin` with random agents, circles, a wall and polygons within some metres.
SteeringScene randomScene(SplitMix& random, nav::Point origin);
/// The mirror image of the scene in the x axis of the origin.
SteeringScene mirrored(const SteeringScene& scene);
SteeringScene shifted(const SteeringScene& scene, nav::Point by);

/// A behaviour by name, with its default parameters and fresh state. It also gets a record if asked
/// for.
struct NamedBehaviour {
    std::string name;
    std::function<nav::Point(const SteeringScene&, bool withRecord)> force;
    bool isMirrored = true; ///< whether a mirrored scene gives a mirrored force
    /// Whether the force never jumps because of a hit or a choice.
    bool isContinuous = true;
};
const std::vector<NamedBehaviour>& behaviourCatalogue();

} // namespace thicket::test
