#pragma once

#include "libnav/geometry/angle.h"
#include "libnav/tangent/bitangent.h"

#include <optional>

namespace thicket::nav {

/// A tangent at the true radii.
struct TrueTangent {
    double length = 0;
    Point from;
    Point to;
    double ahead = 0; ///< how much more rim is left to walk at its ends than the search's turn says
};

/// The tangent between two circles at the true radii, with signed radii as in tangentLine().
/// `direction`: that of the search's tangent, a unit vector. No value if there is none.
inline std::optional<TrueTangent> trueTangent(Point a, double signedA, Point b, double signedB,
                                              Point direction)
{
    const auto line = tangentLine(a, signedA, b, signedB);
    if (!line)
        return {};
    const Point aside = leftNormal(line->direction);
    const double rims = signedA - signedB;
    const double ahead = rims != 0 ? rims * angleBetween(direction, line->direction) : 0;
    return TrueTangent{line->length, a - signedA * aside, b - signedB * aside, ahead};
}

} // namespace thicket::nav
