#pragma once

#include "libnav/collision/obstaclefield.h"
#include "libsteer/agent.h"
#include "libsteer/behaviours/avoid.h"
#include "libsteer/behaviours/rayfan.h"
#include "libsteer/behaviours/wallavoid.h"

#include <optional>

namespace thicket::editor {

/// What the behaviours that look at obstacles sense and decide for one agent as it stands. A value.
struct Sensing {
    steer::Agent agent;
    steer::AvoidRecord avoidance;
    steer::WallRecord walls;
    steer::RayFanRecord fan;
};

/// Asks obstacle avoidance, wall avoidance and the ray fan, with the parameters that follow from
/// the agent and nothing remembered from before. `field` is grown by the agent's radius. Without a
/// target the fan heads straight on. Any thread.
Sensing sense(const steer::Agent& agent, std::optional<nav::Point> target,
              const nav::ObstacleField& field);

} // namespace thicket::editor
