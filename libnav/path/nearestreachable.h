#pragma once

#include "libnav/path/pathfinder.h"

#include <optional>

namespace thicket::nav {

/// The point nearest to `p` of all that can be reached from the start, the boundary included: what
/// a click into a wall or a cut-off place should mean. `p` itself if that can be reached. Exact:
/// where several points are nearest it is one of them. It is reachable from the start by
/// findPath(). Walls and polygons count with their minimum expansion, as for
/// ObstacleField::nearestFreePoint(). Nothing if the start is blocked, or if a point is beyond 1e9
/// or not finite.
///
/// Time: that of isReachable() and findPath(), and a few rays and look-ups for each piece of the
/// boundaries that the straight line meets, up to the one that separates the start from `p`. Where
/// such a boundary has a contact that is not regular, so that the walk along it is lost, the time
/// is that of isReachable() for each piece of boundary that is nearer than the answer. Then the
/// ends of stretches of sides and arenas are found by steps, and the answer may be farther than
/// need be. Any number of threads may ask one field.
///
/// Method: the connected part C of free space round the start is open. `p` is in one connected part
/// H of what is not in the closure of C. A straight line from `p` to the nearest point of the
/// closure of C stays in H before it, so that point is on the boundary of H. As C is connected,
/// that boundary is one closed curve. It is found on the straight line from the start to `p`: each
/// obstacle that the line meets is walked round once, and the line is followed behind it if `p` is
/// not inside. The nearest point of each piece of the curve has a closed form.
THICKET_NAV_EXPORT std::optional<Point> nearestReachablePoint(const ObstacleField& field,
                                                              Point start, Point p);

/// The shortest path to that point. `found` also where the path ends beside the goal;
/// PathResult::nearestFree is then the point where it ends.
THICKET_NAV_EXPORT PathResult findPathToNearestReachable(const ObstacleField& field, Point start,
                                                         Point goal,
                                                         const PathOptions& options = {});

/// The same answer in place of `result`, whose memory it takes: where the goal can be reached, a
/// search like one that this thread has done before allocates nothing.
THICKET_NAV_EXPORT void findPathToNearestReachable(const ObstacleField& field, Point start,
                                                   Point goal, const PathOptions& options,
                                                   PathResult& result);

} // namespace thicket::nav
