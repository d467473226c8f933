#pragma once

#include "libnav/collision/obstaclefield.h"
#include "libnav/map/motion.h"

namespace thicket::steer {

/// An obstacle that moves while a crowd runs: a circle, wall or polygon that is not inverted.
struct MovingObstacle {
    nav::Obstacle obstacle; ///< where it is at the start
    nav::Motion motion;
    bool operator==(const MovingObstacle& other) const
    {
        return obstacle.id == other.obstacle.id && obstacle.shape == other.obstacle.shape &&
               motion == other.motion;
    }
};

} // namespace thicket::steer
