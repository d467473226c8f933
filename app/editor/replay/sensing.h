#pragma once

#include "libnav/collision/obstaclefield.h"
#include "libsteer/agent.h"
#include "libsteer/behaviours/avoid.h"
#include "libsteer/behaviours/rayfan.h"
#include "libsteer/behaviours/wallavoid.h"

#include <optional>

namespace thicket::editor {

/// What the obstacle behaviours sense and decide for one agent at one moment. A value.
struct Sensing {
    steer::Agent agent;
    steer::AvoidRecord avoidance;
    steer::WallRecord walls;
    steer::RayFanRecord fan;
};

/// Runs obstacle avoidance, wall avoidance and the ray fan, with the default parameters of the
/// agent and without memory. `field` is grown by the agent's radius. Without a target the fan heads
/// straight ahead. Any thread.
Sensing sense(const steer::Agent& agent, std::optional<nav::Point> target,
              const nav::ObstacleField& field);

} // namespace thicket::editor
