#pragma once

#include "plugins/shapes/lattice.h"

namespace thicket::plugins {

/// Positive where d is inside the circle through a, b and c, which are counter-clockwise; exact.
inline int inCircle(LatticePoint a, LatticePoint b, LatticePoint c, LatticePoint d)
{
    __extension__ using Wide = __int128;
    const std::int64_t ax = a.x - d.x, ay = a.y - d.y, bx = b.x - d.x, by = b.y - d.y,
                       cx = c.x - d.x, cy = c.y - d.y;
    const std::int64_t a2 = ax * ax + ay * ay, b2 = bx * bx + by * by, c2 = cx * cx + cy * cy;
    const std::int64_t bc = bx * cy - by * cx, ca = cx * ay - cy * ax, ab = ax * by - ay * bx;
    const double p = double(a2) * double(bc), q = double(b2) * double(ca),
                 r = double(c2) * double(ab);
    const double sum = p + q + r;
    // Each product is off by at most 3 units in its last place, the sum by 2.
    if (std::abs(sum) > 0x1p-49 * (std::abs(p) + std::abs(q) + std::abs(r)))
        return sum > 0 ? 1 : -1;
    const Wide exact = Wide(a2) * bc + Wide(b2) * ca + Wide(c2) * ab;
    return exact > 0 ? 1 : exact < 0 ? -1 : 0;
}

} // namespace thicket::plugins
