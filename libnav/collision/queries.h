#pragma once

#include "libnav/collision/obstaclefield.h"

/// Queries for games, besides paths. Obstacles are those of the field, expanded by its agent's
/// radius. The answer is empty if a point is not finite, or if a radius is negative or not finite.
/// Any number of threads may query one field.
namespace thicket::nav {

/// The first obstacle between two points, and where the ray crosses its boundary. As for
/// ObstacleField::firstHit(), an entry shallower than the tolerance does not stop the ray. The part
/// met first is the one in which the ray is first deeper than that.
///
/// A start inside an obstacle, also in a polygon or on a thin wall (see ObstacleField for the
/// minimum expansion), is a hit at 0 of the part in which it is deepest, with the nearest point of
/// its boundary; Hit::normal() leads out from there. Deep inside a polygon's outline the part is an
/// interior. A ray of length 0 meets only a part that it starts in.
THICKET_COLLISION_EXPORT std::optional<Hit> castRay(const ObstacleField& field, Point from,
                                                    Point to);

/// The same for a disc of `radius` (>= 0, map units, in addition to the agent's radius) whose
/// centre moves from one point to the other: as castRay() in a field whose agent radius is larger
/// by `radius`. Radius 0 is castRay(). The minimum expansion of walls and polygons does not add to
/// the radius.
THICKET_COLLISION_EXPORT std::optional<Hit> sweepDisc(const ObstacleField& field, Point from,
                                                      Point to, double radius);

/// Ids, ascending and each once, of the obstacles that come nearer to `center` than `radius`
/// (>= 0, map units) by more than the tolerance, including those that contain it. An obstacle that
/// lies wholly inside another may have been dropped when the field was built, and is not named
/// then.
THICKET_COLLISION_EXPORT std::vector<std::int64_t> obstaclesWithin(const ObstacleField& field,
                                                                   Point center, double radius);

/// What visitParts() calls for each part, with the context that it was given.
using PartVisitor = void (*)(void* context, const ObstaclePart& part);
THICKET_COLLISION_EXPORT void visitParts(const ObstacleField& field, const Box& window,
                                         PartVisitor visit, void* context);

/// visit(part) for each part of an obstacle near the window: discs whose box meets it, sides that
/// meet it, perhaps also some sides whose box alone does, and every inverted circle. Radii are
/// without the minimum expansion. Discs come first, inverted circles last, otherwise in no
/// particular order, but in the same one for equal fields. A seal between two obstacles that touch
/// is a disc with the id of one of them, 20 to 100 tolerances large. Parts that lie wholly inside
/// another may be missing. Nothing is visited for an empty window.
template <class Visit> void visitParts(const ObstacleField& field, const Box& window, Visit visit)
{
    const auto call = [](void* context, const ObstaclePart& part) {
        (*static_cast<Visit*>(context))(part);
    };
    visitParts(field, window, call, &visit);
}

/// Encloses everything that can change in the field when an obstacle of this shape is added or
/// removed (call it for the shape before and after a change). For an inverted shape, 4e9 to all
/// sides. Empty for a shape without points.
THICKET_COLLISION_EXPORT Box affectedBox(const ObstacleField& field, const Shape& shape);

} // namespace thicket::nav
