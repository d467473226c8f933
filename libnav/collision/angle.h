#pragma once

#include "libnav/collision/shapes.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace thicket::nav {

/// The angle of a vector in (-pi, pi], to 2e-16 or so; 0 of the null vector. As std::atan2, but the
/// same bits from every C library, and inlined: the search asks for one with each tangent.
/// Source: the rational approximation of arctan in Moshier, "Methods and Programs for Mathematical
/// Functions" (1989), and the Cephes library that goes with it.
inline double angleOf(Point v)
{
    const double x = std::abs(v.x);
    const double y = std::abs(v.y);
    const double larger = std::max(x, y);
    const double smaller = std::min(x, y);
    if (larger == 0)
        return 0;
    // Which eighth of the circle it is cannot be guessed: choices against 0 and copied signs compile
    // without branches. arctan of a ratio above 0.66 is pi/4 beyond that of what is left of it.
    const bool isNear = smaller > 0.66 * larger;
    const double t = (smaller + (isNear ? -larger : 0.0)) / (larger + (isNear ? smaller : 0.0));
    const double z = t * t;
    const double p = (((-8.750608600031904122785e-1 * z - 1.615753718733365076637e1) * z -
                       7.500855792314704667340e1) *
                          z -
                      1.228866684490136173410e2) *
                         z -
                     6.485021904942025371773e1;
    const double q = ((((z + 2.485846490142306297962e1) * z + 1.650270098316988542046e2) * z +
                       4.328810604912902668951e2) *
                          z +
                      4.853903996359136964868e2) *
                         z +
                     1.945506571482613964425e2;
    constexpr double pi = std::numbers::pi;
    double angle = t + t * (z * p / q) + (isNear ? pi / 4 : 0.0);
    angle = std::copysign(angle, x - y) + (y > x ? pi / 2 : 0.0);
    angle = std::copysign(angle, v.x) + (v.x < 0 ? pi : 0.0);
    return std::copysign(angle, v.y + 0.0);
}

/// The angle in (-pi, pi] by which the first vector must be turned to point as the second.
inline double angleBetween(Point a, Point b) { return angleOf({dot(a, b), cross(a, b)}); }

} // namespace thicket::nav
