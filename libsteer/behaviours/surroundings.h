#pragma once

#include "libnav/collision/obstaclefield.h"
#include "libsteer/steer_export.h"
#include "libsteer/vector.h"

#include <cstdint>
#include <vector>

namespace thicket::steer {

/// A circle as an agent senses it, not grown by an agent radius.
struct RoundObstacle {
    Point center;
    double radius = 0;         ///< map units, >= 0; 0 for a polygon's corner
    std::int64_t obstacle = 0; ///< Obstacle::id
    bool isInverted = false;   ///< the outside blocks
    bool operator==(const RoundObstacle&) const = default;
};

/// A side of a wall or polygon as an agent senses it: a segment, thickened on both sides. Its
/// direction follows the order of the obstacle's points.
struct Side {
    Point a;
    Point b;
    double halfWidth = 0;      ///< half of a wall's thickness, 0 for a polygon; map units
    std::int64_t obstacle = 0; ///< Obstacle::id
    bool operator==(const Side&) const = default;
};

/// The obstacles that an agent senses. Reuse one object per thread: its vectors keep their
/// capacity, so that sensing soon allocates nothing.
struct Surroundings {
    std::vector<RoundObstacle>
        discs; ///< circles, and the round ends and corners of walls, polygons
    std::vector<Side> sides;
};

/// Range tagging of obstacles: replaces `out` by those of the field nearer to `center` than `reach`
/// (>= 0, map units), and perhaps a few more. They are in the field's order, so that equal fields
/// give equal lists. Obstacles wholly inside others may be missing, and so may sides if the agent
/// is deep inside a polygon.
/// Source: Buckland, "Programming Game AI by Example" (2005), chapter 3, "tagging".
THICKET_STEER_EXPORT void senseObstacles(const nav::ObstacleField& field, Point center,
                                         double reach, Surroundings& out);

/// The outward unit normal of what a ray hit, at the hit point. {0, 0} at the very centre of a
/// disc. The bits are the same on every machine; Hit::normal() does not promise that.
THICKET_STEER_EXPORT Point normalOf(const nav::Hit& hit);

} // namespace thicket::steer
