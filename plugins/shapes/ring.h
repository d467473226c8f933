#pragma once

#include "plugins/shapes/frame.h"

#include <algorithm>
#include <vector>

/// Outlines in a file's coordinates. Any thread.
namespace thicket::plugins {

inline std::vector<nav::Point> toFile(const Frame& frame, const std::vector<nav::Point>& points)
{
    std::vector<nav::Point> written;
    written.reserve(points.size());
    for (const nav::Point p : points)
        written.push_back(frame.toFile(p));
    return written;
}

/// Twice the signed area: positive if the ring is counter-clockwise where y points up. Relative to
/// its first point, so that far from the origin no digit is lost.
inline double doubleArea(const std::vector<nav::Point>& ring)
{
    double area = 0;
    for (std::size_t i = 2; i < ring.size(); ++i)
        area += nav::cross(ring[i - 1] - ring[0], ring[i] - ring[0]);
    return area;
}

/// The ring, from the same first point, in the winding whose numbers have a positive area. So
/// polygons are counter-clockwise where the file's y points up, however they were drawn.
inline std::vector<nav::Point> counterClockwise(std::vector<nav::Point> ring)
{
    if (doubleArea(ring) < 0)
        std::reverse(ring.begin() + 1, ring.end());
    return ring;
}

} // namespace thicket::plugins
