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

/// All that any behaviour senses, for one agent.
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

/// An agent at `origin`, others, circles, a wall and polygons within some metres, at random.
SteeringScene randomScene(SplitMix& random, nav::Point origin);
/// The scene seen in a mirror along the x axis through the origin.
SteeringScene mirrored(const SteeringScene& scene);
SteeringScene shifted(const SteeringScene& scene, nav::Point by);

/// A behaviour by name, with its default parameters and fresh state. With records it is given one,
/// too.
struct NamedBehaviour {
    std::string name;
    std::function<nav::Point(const SteeringScene&, bool withRecord)> force;
    bool isMirrored = true; ///< whether a mirrored scene gives a mirrored force
    /// Whether neither a hit nor a choice makes the force jump.
    bool isContinuous = true;
};
const std::vector<NamedBehaviour>& behaviourCatalogue();

} // namespace thicket::test
