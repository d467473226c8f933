#pragma once

#include "plugins/shapes/frame.h"
#include "plugins/shapes/holedrings.h"

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

/// The ring, from the same first point, in the winding whose numbers have a positive area. So
/// polygons are counter-clockwise where the file's y points up, however they were drawn.
inline std::vector<nav::Point> counterClockwise(std::vector<nav::Point> ring)
{
    if (doubleArea(ring) < 0)
        std::reverse(ring.begin() + 1, ring.end());
    return ring;
}

} // namespace thicket::plugins
