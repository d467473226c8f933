#pragma once

#include "libnav/collision/obstaclefield.h"
#include "libsteer/behaviours/seek.h"

#include <cstdint>

namespace thicket::steer {

struct SingleRayParams {
    double responseTime = 0.1875; ///< seconds, > 0
    double range = 6;             ///< of the ray, map units, > 0
    double stopRange = 0.75;      ///< nearer to the target the agent stands, map units, >= 0
    static SingleRayParams of(const Agent& agent)
    {
        return {responseTimeOf(agent), 2 * agent.maxSpeed, 2 * bodyLengthOf(agent)};
    }
};

struct SingleRayRecord {
    Point from;
    Point to; ///< the ray's end, or where it hits
    bool isHit = false;
    std::int64_t obstacle = 0; ///< Obstacle::id, where hit
    Point center;              ///< what is steered away from, where hit
    Point avoidance;           ///< unit vector, {0, 0} where not hit
};

/// One ray along the heading. Clear: it seeks the target. Blocked: it wants full speed in the
/// direction "ray's end minus the obstacle's centre" instead; of a wall or polygon the centre is
/// the middle of the side that was hit. An end exactly at the centre turns it to the right.
///
/// For comparison: it oscillates before wide walls and does not leave T and L shapes or any pocket;
/// rayFan() does. The field must be grown by the agent's radius, so that the ray is as wide as
/// the agent.
/// Source: Reynolds (1999), obstacle avoidance, in the form that game tutorials give it.
THICKET_STEER_EXPORT Point singleRay(const Agent& agent, Point target,
                                     const nav::ObstacleField& field, const SingleRayParams& params,
                                     SingleRayRecord* record = nullptr);

} // namespace thicket::steer
