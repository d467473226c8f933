#pragma once

#include "libnav/collision/obstaclefield.h"
#include "libsteer/behaviours/seek.h"

#include <cstdint>

namespace thicket::steer {

struct SingleRayParams {
    double responseTime = 0.1875; ///< seconds, > 0
    double range = 6;             ///< length of the ray, map units, > 0
    double stopRange = 0.75;      ///< nearer to the target it stops, map units, >= 0
    static SingleRayParams of(const Agent& agent)
    {
        return {responseTimeOf(agent), 2 * agent.maxSpeed, 2 * bodyLengthOf(agent)};
    }
};

struct SingleRayRecord {
    Point from;
    Point to; ///< the ray's end, or the hit point
    bool isHit = false;
    std::int64_t obstacle = 0; ///< Obstacle::id, if hit
    Point center;              ///< the centre steered away from, if hit
    Point avoidance;           ///< unit vector, {0, 0} if not hit
};

/// One ray along the heading. If it is clear, the agent seeks the target. If it is blocked, the
/// wanted velocity is full speed in the direction "ray's end minus the obstacle's centre". The
/// centre of a wall or polygon is the middle of the side that was hit. If the end is exactly the
/// centre, the agent turns right.
///
/// For comparison: it oscillates in front of wide walls and does not leave T and L shapes or
/// pockets, which rayFan() does. The field must be grown by the agent's radius, so that the ray is
/// as wide as the agent.
/// Source: Reynolds (1999), obstacle avoidance, in the form of game tutorials.
THICKET_STEER_EXPORT Point singleRay(const Agent& agent, Point target,
                                     const nav::ObstacleField& field, const SingleRayParams& params,
                                     SingleRayRecord* record = nullptr);

} // namespace thicket::steer
