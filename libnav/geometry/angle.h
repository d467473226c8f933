#pragma once

#include "libnav/geometry/shapes.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace thicket::nav {

/// The angle of a vector, radians in (-pi, pi], to about 2e-16; 0 for the null vector. May be -pi
/// for a vector barely below the negative x axis. Like std::atan2, but the same bits with every C
/// library, and inlined: the search computes one for each tangent. Pure: any thread. Source:
/// reduction by the tangent of pi / 8 as in Moshier, "Methods and Programs for Mathematical
/// Functions" (1989), but without a branch, because directions are unpredictable and a mispredicted
/// branch costs as much as all the rest; then arctan(t) = t + t^3 Q(t^2), Q from Chebyshev
/// interpolation for |t| <= tan(pi / 8) (absolute error of Q 3.2e-17), summed as Estrin does.
inline double angleOf(Point v)
{
    constexpr double tangent = 0.41421356237309503; // of pi / 8
    constexpr double eighth = 0.39269908169872414;  // so that the vector (1, 0) has angle 0
    constexpr double pi = std::numbers::pi;
    const double x = std::abs(v.x);
    const double y = std::abs(v.y);
    const double larger = std::max(x, y);
    const double smaller = std::min(x, y);
    if (larger == 0)
        return 0;
    const double t = (smaller - tangent * larger) / (larger + tangent * smaller);
    const double z = t * t;
    const double z2 = z * z;
    const double z4 = z2 * z2;
    const double low = (-0.3333333333333333 + 0.1999999999999552 * z) +
                       (-0.14285714284666542 + 0.11111111015256361 * z) * z2;
    const double middle = (-0.09090904578123873 + 0.07692183190825433 * z) +
                          (-0.06664511447372731 + 0.058581489127221394 * z) * z2;
    const double high = (-0.0508544973752125 + 0.03923165828348216 * z) - 0.01917688710423753 * z2;
    const double arctangent = t + t * z * (low + middle * z4 + high * (z4 * z4));
    // Copied signs and choices against 0 compile without branches.
    double angle = std::copysign(arctangent + eighth, x - y) + (y > x ? pi / 2 : 0.0);
    angle = std::copysign(angle, v.x) + (v.x < 0 ? pi : 0.0);
    return std::copysign(angle, v.y + 0.0);
}

/// The angle, radians in (-pi, pi], by which `a` must be rotated to point in the direction of `b`.
inline double angleBetween(Point a, Point b) { return angleOf({dot(a, b), cross(a, b)}); }

} // namespace thicket::nav
