#pragma once

#include "libnav/collision/obstaclefield.h"

/// What a game asks of its obstacles besides the path. Obstacles are those of the field, grown by
/// its agent radius. A point that is not finite is nowhere, and a radius that is negative or not
/// finite nothing's: the answer is nothing then. Any number of threads may ask one field.
namespace thicket::nav {

/// Where something that moves in a straight line first touches an obstacle.
struct CastHit {
    double at = 0;             ///< distance moved, map units
    Point position;            ///< where the moving point (the disc's centre) is then
    Point touched;             ///< the point of the grown obstacle's boundary that is touched
    Point normal;              ///< unit vector there, out of the obstacle; {0, 0} where none is
    std::int64_t obstacle = 0; ///< Obstacle::id
};

/// The first obstacle on the way from one point to the other. As for
/// ObstacleField::firstHit, a touch shallower than the tolerance does not stop the ray, and what it
/// meets first is what it is first deeper in than that; `at` is where it crosses the boundary of
/// that. A start inside an obstacle, also a polygon, is a hit at 0 of the one it is deepest inside
/// of, with the nearest point of its boundary, from where `normal` leads out; from inside a
/// polygon's outline or in the middle of a disc or wall, with no normal and the start itself.
/// A way of no length meets only what it is inside of. Walls and polygons have their floor
/// (ObstacleField::leastRadius()) here, so that a start on a thin wall is a hit at 0.
THICKET_COLLISION_EXPORT std::optional<CastHit> castRay(const ObstacleField& field, Point from,
                                                        Point to);

/// The same for a disc of `radius` (>= 0, map units, on top of the agent's radius) whose centre
/// moves from one point to the other: castRay in a field built with the agent's radius that much
/// larger. Radius 0 is castRay. The floor of walls' and polygons' expansion does not add to it.
THICKET_COLLISION_EXPORT std::optional<CastHit> sweepDisc(const ObstacleField& field, Point from,
                                                          Point to, double radius);

/// Ids, ascending and each once, of the obstacles that come nearer to `center` than `radius`
/// (>= 0) by more than the tolerance, those included that contain it. What lies wholly inside
/// another obstacle may have been dropped when the field was built, and is not named then.
THICKET_COLLISION_EXPORT std::vector<std::int64_t> obstaclesWithin(const ObstacleField& field,
                                                                   Point center, double radius);

} // namespace thicket::nav
