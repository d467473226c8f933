#pragma once

#include "libnav/geometry/shapes.h"

#include <cmath>

namespace thicket::nav {

/// The unit vector {cos, sin} at an angle (radians, finite, up to 1e6), to 3e-16, with the same
/// bits everywhere: the C libraries' sine and cosine differ between processors and versions. Exact
/// at 0. Inlined, without a branch. Pure: any thread. Source: reduction by quarter turns in two
/// parts, the first so short that its multiples are exact (Cody and Waite, "Software Manual for the
/// Elementary Functions", 1980); then sin(a) = a + a^3 S(a^2) and cos(a) = 1 - a^2 / 2 + a^4
/// C(a^2), S and C from Chebyshev interpolation for |a| <= pi / 4 (errors of the sums 1.4e-17 and
/// 9e-19), summed as Estrin does.
inline Point unitAt(double angle)
{
    constexpr double quarterHigh = 1.5707963267341256; // the first 32 bits of pi / 2
    constexpr double quarterLow = 6.077100506506192e-11;
    const double turns = angle * 0.6366197723675814; // 2 / pi
    const int quarters = static_cast<int>(turns + std::copysign(0.5, turns));
    const double a = (angle - quarters * quarterHigh) - quarters * quarterLow;
    const double z = a * a;
    const double z2 = z * z;
    const double s = (-0.16666666666666666 + 0.008333333333330948 * z) +
                     (-0.00019841269836758574 + 2.7557316102552418e-06 * z) * z2 +
                     (-2.5051131844998664e-08 + 1.5918129294509297e-10 * z) * (z2 * z2);
    const double c = (0.041666666666666664 - 0.0013888888888887398 * z) +
                     (2.480158729876569e-05 - 2.7557317271729777e-07 * z) * z2 +
                     (2.0876146268400097e-09 - 1.1382632425298186e-11 * z) * (z2 * z2);
    const double sine = a + a * z * s;
    const double cosine = 1 - (0.5 * z - z2 * c);
    // Odd quarters swap them. The signs are factors, because angles are unpredictable.
    const bool isOdd = (quarters & 1) != 0;
    return {(isOdd ? sine : cosine) * (1 - ((quarters + 1) & 2)),
            (isOdd ? cosine : sine) * (1 - (quarters & 2))};
}

} // namespace thicket::nav
