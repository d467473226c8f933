#pragma once

#include "libnav/geometry/shapes.h"

#include <span>
#include <vector>

/// Polygons in the place of arcs, for formats without arcs. Points are counter-clockwise where y
/// points up. Lengths are map units. Any thread.
namespace thicket::plugins {

/// The fewest and most corners of a whole turn.
inline constexpr int fewestCorners = 8;
inline constexpr int mostCorners = 1024;

/// How many corners a polygon round a circle of this radius needs to be nowhere further from it
/// than `error`, from fewestCorners to mostCorners. `radius` >= 0, `error` > 0.
int cornersAround(double radius, double error);

/// The distance from a circle of this radius to the corners of the regular polygon round it.
double circumscribedExcess(double radius, int corners);

/// A regular polygon that contains the disc: nothing of an obstacle is cut off. Its sides touch the
/// circle. `corners` >= 3. All points equal if the radius is 0.
std::vector<nav::Point> circumscribed(nav::Point center, double radius, int corners);
/// A regular polygon in the disc: nothing of an arena is added.
std::vector<nav::Point> inscribed(nav::Point center, double radius, int corners);

/// A convex polygon that contains all points within `radius` of the segment. Its ends are halves of
/// circumscribed(): `corners` a whole turn, even, >= 4. As circumscribed() if a equals b; the
/// segment, there and back, if the radius is 0.
std::vector<nav::Point> circumscribedStadium(const nav::Segment& segment, double radius,
                                             int corners);

/// A convex polygon that contains all points within `radius` (> 0) of the convex ring, which is
/// counter-clockwise. Its corners are parts of circumscribed(): `corners` a whole turn, >= 4. Empty
/// if the ring is not convex, or has no area. Points of the ring may repeat.
std::vector<nav::Point> circumscribedConvex(std::span<const nav::Point> ring, double radius,
                                            int corners);

/// Points on the ellipse center + cos(t) u + sin(t) v, so many that the polygon is nowhere further
/// from it than `error`, from fewestCorners to mostCorners. In the order of t.
std::vector<nav::Point> ellipse(nav::Point center, nav::Point u, nav::Point v, double error);

} // namespace thicket::plugins
