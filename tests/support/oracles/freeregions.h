#pragma once

#include "libnav/collision/obstaclefield.h"

#include <optional>
#include <vector>

namespace thicket::test {

/// A piece of free space: inside `outline`, outside every hole. All simple, no point twice in one
/// of them; they may touch each other in single points.
struct FreeRegion {
    std::vector<nav::Point> outline;            ///< counter-clockwise
    std::vector<std::vector<nav::Point>> holes; ///< clockwise

    /// Its outline as an inverted polygon, id 1, and the holes as polygons, ids from 2.
    std::vector<nav::Obstacle> obstacles() const;
};

/// The pieces into which boundary segments with free space on their left part the plane. Space on
/// both sides of a point where obstacles touch is not joined there: loops that meet in a point
/// turn back into their own space, and are cut into simple ones.
std::vector<FreeRegion> freeRegions(const std::vector<nav::Segment>& boundary);

/// The region that p lies in; nothing when its point is on none.
std::optional<std::size_t> regionAt(const std::vector<FreeRegion>& regions, nav::Point p);

/// Without the points in the middle of straight stretches.
std::vector<nav::Point> withoutStraightPoints(const std::vector<nav::Point>& loop);

} // namespace thicket::test
