#pragma once

#include "libnav/collision/obstaclefield.h"

#include <optional>
#include <vector>

namespace thicket::test {

/// A region of free space: inside `outline`, outside every hole. All of them are simple, without
/// repeated points. They may touch each other in single points.
struct FreeRegion {
    std::vector<nav::Point> outline;            ///< counter-clockwise
    std::vector<std::vector<nav::Point>> holes; ///< clockwise

    /// Its outline as an inverted polygon, id 1, and the holes as polygons, ids from 2.
    std::vector<nav::Obstacle> obstacles() const;
};

/// The regions into which boundary segments with free space on their left divide the plane. Space
/// on both sides of a point where obstacles touch is not connected there: loops that meet in a
/// point turn back into their own space, and are divided into simple ones.
std::vector<FreeRegion> freeRegions(const std::vector<nav::Segment>& boundary);

/// The region that p lies in; nullopt if it lies in none.
std::optional<std::size_t> regionAt(const std::vector<FreeRegion>& regions, nav::Point p);

/// Without the points in the middle of straight parts.
std::vector<nav::Point> withoutStraightPoints(const std::vector<nav::Point>& loop);

} // namespace thicket::test
