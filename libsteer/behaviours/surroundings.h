#pragma once

#include "libnav/collision/obstaclefield.h"
#include "libsteer/steer_export.h"
#include "libsteer/vector.h"

#include <cstdint>
#include <vector>

namespace thicket::steer {

/// A circle as an agent senses it: not grown by anybody's radius.
struct RoundObstacle {
    Point center;
    double radius = 0;         ///< map units, >= 0; 0 for a polygon's corner
    std::int64_t obstacle = 0; ///< Obstacle::id
    bool isInverted = false;   ///< everything outside blocks
    bool operator==(const RoundObstacle&) const = default;
};

/// One side of a wall or polygon as an agent senses it: a segment, thickened to both sides. Sides
/// run in the order of their obstacle's points.
struct Side {
    Point a;
    Point b;
    double halfWidth = 0;      ///< half of a wall's thickness, 0 for a polygon; map units
    std::int64_t obstacle = 0; ///< Obstacle::id
    bool operator==(const Side&) const = default;
};

/// What of the obstacles an agent senses. The vectors are used again and again, so that sensing
/// takes no memory after a while; one object per thread.
struct Surroundings {
    std::vector<RoundObstacle>
        discs; ///< circles, and the round ends and corners of walls, polygons
    std::vector<Side> sides;
};

/// Range tagging of obstacles: replaces `out` by those of the field that come nearer to `center`
/// than `reach` (>= 0, map units), perhaps a few more. In the field's order, so that equal fields
/// give equal lists. Obstacles that lie wholly inside others may be missing, and so may sides when
/// the agent is deep inside a polygon.
/// Source: Buckland, "Programming Game AI by Example" (2005), chapter 3, "tagging".
THICKET_STEER_EXPORT void senseObstacles(const nav::ObstacleField& field, Point center,
                                         double reach, Surroundings& out);

/// The unit vector out of what a ray met, where the ray met it; {0, 0} at a disc's very centre. The
/// same bits on every machine, which Hit::normal() does not promise.
THICKET_STEER_EXPORT Point normalOf(const nav::Hit& hit);

} // namespace thicket::steer
