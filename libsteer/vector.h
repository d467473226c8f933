#pragma once

#include "libnav/collision/shapes.h"

#include <algorithm>
#include <cmath>

/// Vectors of the plane as a step of thousands of agents needs them: square roots, no other
/// function of the C library, so that every machine gives the same bits (std::hypot, which
/// nav::length takes, differs between libraries). Coordinates up to 1e9, as everywhere.
namespace thicket::steer {

using nav::Point;

inline double lengthOf(Point v) { return std::sqrt(dot(v, v)); }

/// v at length 1; `otherwise` where v has no direction (null, or too short for its square).
inline Point unitOr(Point v, Point otherwise)
{
    const double square = dot(v, v);
    return square > 0 ? (1 / std::sqrt(square)) * v : otherwise;
}

/// v, or what points the same way at length `most` (>= 0) where v is longer: never longer than
/// that, not by a rounding.
inline Point truncated(Point v, double most)
{
    const double square = dot(v, v);
    if (square <= most * most)
        return v;
    const Point cut = (most / std::sqrt(square)) * v;
    // Rounding is good for 6 units of 2^-53; 8 taken off where it went wrong are enough.
    return dot(cut, cut) > most * most ? (1 - 0x1p-50) * cut : cut;
}

constexpr Point rightNormal(Point v) { return {v.y, -v.x}; }

/// v turned counter-clockwise by the angle of the unit vector `by`.
constexpr Point turned(Point v, Point by)
{
    return {v.x * by.x - v.y * by.y, v.x * by.y + v.y * by.x};
}

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
