#pragma once

#include "libnav/collision/obstaclefield.h"

/// What a game asks of its obstacles besides the path. Obstacles are those of the field, grown by
/// its agent radius; all points must be finite. Any number of threads may ask one field.
namespace thicket::nav {

/// Where something that moves in a straight line first touches an obstacle.
struct CastHit {
    double at = 0;  ///< distance moved, map units
    Point position; ///< where the moving point (the disc's centre) is then
    Point touched;  ///< the point of the grown obstacle's boundary that is touched
    Point normal;   ///< unit vector there, out of the obstacle; {0, 0} from deep inside one
    std::int64_t obstacle = 0; ///< Obstacle::id
};

/// The first obstacle on the way from one point to the other. As for
/// ObstacleField::firstHit, a touch shallower than the tolerance does not stop the ray; a start
/// inside a disc, a wall or outside an arena is a hit at 0.
THICKET_COLLISION_EXPORT std::optional<CastHit> castRay(const ObstacleField& field, Point from,
                                                        Point to);

/// The same for a disc of `radius` (>= 0, map units, on top of the agent's radius) whose centre
/// moves from one point to the other. Radius 0 is castRay.
THICKET_COLLISION_EXPORT std::optional<CastHit> sweepDisc(const ObstacleField& field, Point from,
                                                          Point to, double radius);

/// Ids, ascending and each once, of the obstacles that come nearer to `center` than `radius`
/// (>= 0) by more than the tolerance, those included that contain it.
THICKET_COLLISION_EXPORT std::vector<std::int64_t> obstaclesWithin(const ObstacleField& field,
                                                                   Point center, double radius);

} // namespace thicket::nav
