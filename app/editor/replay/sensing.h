#pragma once

#include "libnav/collision/obstaclefield.h"
#include "libsteer/agent.h"
#include "libsteer/behaviours/avoid.h"
#include "libsteer/behaviours/rayfan.h"
#include "libsteer/behaviours/wallavoid.h"
#include "libsteer/scenario/behaviour.h"

#include <optional>
#include <vector>

namespace thicket::editor {

/// What obstacle behaviours sense and decide for one agent at one moment. A value.
struct Sensing {
    steer::Agent agent;
    std::optional<steer::AvoidRecord> avoidance;
    std::optional<steer::WallRecord> walls;
    std::optional<steer::RayFanRecord> fan;

    bool isEmpty() const { return !avoidance && !walls && !fan; }
};

/// Which of the obstacle behaviours an agent has.
struct Senses {
    bool avoidsObstacles = true;
    bool avoidsWalls = true;
    bool hasFan = true;
    /// With the parameters of those that are set; the others have their defaults.
    std::vector<steer::StackedBehaviour> stack = {};
};

/// Runs those behaviours with the agent's parameters and without memory. `field` is
/// grown by the agent's radius. Without a target the fan heads straight ahead. Any thread.
Sensing sense(const steer::Agent& agent, std::optional<nav::Point> target,
              const nav::ObstacleField& field, const Senses& senses = {});

} // namespace thicket::editor
