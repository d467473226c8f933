#pragma once

#include "libnav/geometry/shapes.h"
#include "libsteer/vectorformulas.h"

#include <algorithm>
#include <cmath>

/// Vectors of the plane as a step of thousands of agents needs them: square roots, no other
/// function of the C library, so that every machine gives the same bits (std::hypot, which
/// nav::length takes, differs between libraries). Coordinates up to 1e9, as everywhere.
namespace thicket::steer {

using nav::Point;

inline double lengthOf(Point v) { return std::sqrt(dot(v, v)); }

/// One agent at a time, for the formulas (vectorformulas.h).
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

/// v at length 1; `otherwise` where v has no direction (null, or too short for its square).
inline Point unitOr(Point v, Point otherwise) { return formula::unitOr<Scalars>(v, otherwise); }

/// v, or what points the same way at length `most` (>= 0) where v is longer: never longer than
/// that, not by a rounding.
inline Point truncated(Point v, double most) { return formula::truncated<Scalars>(v, most); }

constexpr Point rightNormal(Point v) { return {v.y, -v.x}; }

/// v turned counter-clockwise by the angle of the unit vector `by`.
inline Point turned(Point v, Point by) { return formula::turned<Scalars>(v, by); }

/// The unit vector at an angle (radians, any finite up to 1e6), to 3e-16: {cos, sin} with the same
/// bits everywhere. Source: the Taylor series, after taking off quarter turns.
inline Point directionOf(double angle)
{
    constexpr double quarter = 1.5707963267948966;
    constexpr double quarterRest = 6.123233995736766e-17; // what the double above leaves over
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
