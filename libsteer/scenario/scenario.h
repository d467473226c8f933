#pragma once

#include "libnav/collision/obstaclefield.h"
#include "libnav/map/map.h"
#include "libnav/result.h"
#include "libsteer/scenario/behaviour.h"
#include "libsteer/scenario/movingobstacle.h"
#include "libsteer/scenario/spawnarea.h"
#include "libsteer/steer_export.h"
#include "libsteer/vector.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace thicket::steer {

/// Agents with one goal and one stack of behaviours.
struct CrowdGroup {
    std::string name = {};
    double maxSpeed = 3;       ///< map units per second, > 0
    double maxForce = 8;       ///< map units per second squared, > 0
    std::optional<Point> goal; ///< none: behaviours that need one give no force
    double goalRadius = 0.5;   ///< nearer than this an agent has arrived, map units, > 0
    bool leavesAtGoal =
        false; ///< whether an agent that arrives is removed; else it stays and rests
    /// Most important first: forces are added in this order while maxForce lasts (prioritised()).
    std::vector<StackedBehaviour> stack;
    bool operator==(const CrowdGroup&) const = default;
};

/// An agent as it is added, at rest.
struct CrowdAgent {
    std::uint32_t id = 0;    ///< unique
    std::uint32_t group = 0; ///< index in Scenario::groups
    Point position;
    Point heading{1, 0}; ///< unit vector
    double radius = 0.3; ///< map units, > 0
    bool operator==(const CrowdAgent&) const = default;
};

/// The initial state of a crowd. A value.
struct Scenario {
    std::vector<nav::Obstacle> obstacles; ///< those that stay where they are
    std::vector<CrowdGroup> groups;
    std::vector<CrowdAgent> agents;
    std::vector<SpawnArea> spawns;
    /// Agents of spawn areas have ids from here on, in the order in which they enter; ids that are
    /// taken are left out.
    std::uint32_t firstSpawned = 1'000'001;
    std::vector<MovingObstacle> moving;
};

/// The map's obstacles, agent groups, agents and spawn areas (agents of no group get their own,
/// without a goal). A group without behaviours follows the path to its goal and avoids agents.
/// Agents of radius 0, motions of inverted shapes and behaviours that are not known are errors that
/// name the object or group.
/// Agents of spawn areas have ids from the million after the map's largest id on.
THICKET_STEER_EXPORT Result<Scenario> scenarioOf(const nav::Map& map);

} // namespace thicket::steer
