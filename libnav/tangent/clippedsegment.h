#pragma once

#include "libnav/geometry/gridray.h"
#include "libnav/geometry/shapes.h"

namespace thicket::nav {

/// Shortens a segment to its part inside a box. False if there is none; then it is unchanged.
inline bool clip(Segment& segment, const Box& box)
{
    const Point step = segment.b - segment.a;
    double in = 0;
    double out = 1;
    if (!clipRay(segment.a.x, 1 / step.x, box.min.x, box.max.x, in, out) ||
        !clipRay(segment.a.y, 1 / step.y, box.min.y, box.max.y, in, out))
        return false;
    const Segment whole = segment;
    if (in > 0)
        segment.a = whole.a + in * step;
    if (out < 1)
        segment.b = whole.a + out * step;
    return true;
}

} // namespace thicket::nav
