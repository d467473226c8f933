#pragma once

#include "libnav/geometry/shapes.h"

#include <span>

/// Whether rings are convex, by the exact signs of the products of their sides as they are rounded.
/// Rings are closed; points are finite. Time: as many points. Any thread.
namespace thicket::plugins {

enum class ConvexWay { none, counterClockwise, clockwise };

/// The way round a convex ring, where y points up; none if the ring has a dent, crosses itself,
/// goes round more than once or has no area. Points may repeat or lie within sides.
ConvexWay convexWay(std::span<const nav::Point> ring);

/// Whether the ring also turns at each of its points.
bool isStrictlyConvex(std::span<const nav::Point> ring);

} // namespace thicket::plugins
