#pragma once

#include "libnav/geometry/shapes.h"
#include "libsteer/vectorformulas.h"

#include <algorithm>
#include <cmath>

/// Vectors of the plane, for crowd simulation. Uses no function of the C library but the square
/// root, so that every machine gives the same bits (std::hypot() differs between libraries and
/// processors). Coordinates up to 1e9, as everywhere.
namespace thicket::steer {

using nav::Point;

inline double lengthOf(Point v) { return std::sqrt(dot(v, v)); }

/// Numbers (vectorformulas.h) for one agent at a time.
struct Scalars {
    using Number = double;
    using Mask = bool;
    using Vector = Point;
    static constexpr double of(double a) { return a; }
    static constexpr double tiny() { return 1e-150; }
    static double root(double a) { return std::sqrt(a); }
    static constexpr double smaller(double a, double b) { return b < a ? b : a; }
    static constexpr double larger(double a, double b) { return a < b ? b : a; }
    static constexpr bool less(double a, double b) { return a < b; }
    static constexpr bool notAbove(double a, double b) { return a <= b; }
    static constexpr bool both(bool a, bool b) { return a && b; }
    static constexpr double chosen(bool mask, double a, double b) { return mask ? a : b; }
    static constexpr Point chosen(bool mask, Point a, Point b) { return mask ? a : b; }
    static constexpr double orZero(bool mask, double a) { return mask ? a : 0; }
    static constexpr bool isAll(bool mask) { return mask; }
    static constexpr bool isNone(bool mask) { return !mask; }
};

/// v scaled to length 1; `otherwise` if v has no direction (zero, or its square underflows).
inline Point unitOr(Point v, Point otherwise) { return formula::unitOr<Scalars>(v, otherwise); }

/// v, or v scaled to length `most` (>= 0) if it is longer. Never longer than `most`, not even by
/// rounding.
inline Point truncated(Point v, double most) { return formula::truncated<Scalars>(v, most); }

constexpr Point rightNormal(Point v) { return {v.y, -v.x}; }

/// v turned counter-clockwise by the angle of the unit vector `by`.
inline Point turned(Point v, Point by) { return formula::turned<Scalars>(v, by); }

/// The unit vector {cos, sin} at an angle (radians, finite, up to 1e6), to 3e-16, with the same
/// bits everywhere. Source: the Taylor series, after reduction by quarter turns.
inline Point directionOf(double angle)
{
    constexpr double quarter = 1.5707963267948966;
    constexpr double quarterRest = 6.123233995736766e-17; // rounding error of `quarter`
    const double turns = std::floor(angle / quarter + 0.5);
    const double a = (angle - turns * quarter) - turns * quarterRest;
    const double z = a * a;
    double sine = 1;
    double cosine = 1;
    for (int k = 18; k >= 2; k -= 2) {
        sine = 1 - z * sine / (k * (k + 1));
        cosine = 1 - z * cosine / (k * (k - 1));
    }
    sine *= a;
    switch (static_cast<int>(turns - 4 * std::floor(turns / 4))) {
    case 0:
        return {cosine, sine};
    case 1:
        return {-sine, cosine};
    case 2:
        return {-cosine, -sine};
    default:
        return {sine, -cosine};
    }
}

} // namespace thicket::steer
