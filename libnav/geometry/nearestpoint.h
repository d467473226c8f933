#pragma once

#include "libnav/geometry/shapes.h"

#include <algorithm>

namespace thicket::nav {

/// The point of the segment that is nearest to p; `a` of a segment of length 0. Finite coordinates.
/// Any thread. Source: Ericson, Real-Time Collision Detection (2005), 5.1.2.
inline Point nearestPoint(const Segment& segment, Point p)
{
    const Point along = segment.b - segment.a;
    const double square = dot(along, along);
    const double share = square > 0 ? std::clamp(dot(p - segment.a, along) / square, 0.0, 1.0) : 0;
    return segment.a + share * along;
}

} // namespace thicket::nav
