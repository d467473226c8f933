#pragma once

#include "libnav/geometry/shapes.h"
#include "libnav/nav_export.h"

#include <cmath>
#include <cstdint>
#include <optional>
#include <vector>

namespace thicket::nav {

/// The direction in which a path turns round a circle.
enum class Winding : std::uint8_t { counterClockwise, clockwise };

constexpr Winding opposite(Winding w)
{
    return w == Winding::counterClockwise ? Winding::clockwise : Winding::counterClockwise;
}
/// +1 counter-clockwise (the centre stays on the left), -1 clockwise. Computed, as either is as
/// likely and a branch would be mispredicted.
constexpr double sign(Winding w) { return 1 - 2 * static_cast<int>(w); }

/// The straight part of a tangent, from contact to contact.
struct TangentLine {
    Point direction{1, 0}; ///< unit vector of travel
    double length = 0;     ///< >= 0
};

/// The straight part of the tangent from a circle round `a` to one round `b`. Radii are negative
/// where the winding is clockwise. No value if the tangent does not exist. The core of bitangent():
/// one division, one square root, no angles.
inline std::optional<TangentLine> tangentLine(Point a, double signedA, Point b, double signedB)
{
    // Circles that touch exactly may miss each other by rounding. A squared difference up to this
    // share still counts as touching.
    constexpr double touching = 1e-12;
    const Point d = b - a;
    const double dd = dot(d, d);
    double k = signedB - signedA;
    if (!(dd > 0) || dd < k * k * (1 - touching))
        return {};
    const double squared = dd - k * k;
    const double free = squared > 0 ? std::sqrt(squared) : 0;
    if (squared <= 0)
        k = std::copysign(std::sqrt(dd), k);
    const double inverse = 1 / dd;
    return TangentLine{inverse * (free * d - k * leftNormal(d)), free};
}

/// A directed segment that leaves one circle and arrives at another, each in its winding.
struct Bitangent {
    Point from;
    Point to;
    Winding fromWinding = Winding::counterClockwise;
    Winding toWinding = Winding::counterClockwise;
    Point direction{1, 0}; ///< unit vector of travel, also when the length is 0
    double heading = 0;    ///< (-pi, pi]; angle of the direction
    double length = 0;     ///< >= 0
};

/// The tangent from circle a in winding wa to circle b in winding wb. Equal windings give an
/// external bitangent, different ones an internal one. One formula serves all four. Points are
/// circles of radius 0; their winding has no effect.
/// No value if the tangent does not exist: one circle inside the other (external), overlapping
/// circles (internal), coincident circles. For touching circles its length is 0.
/// With s = +1 for counter-clockwise: a directed line touches (c, s) when (C - p).n = s r.
/// Source: Red Blob Games, "Circular Obstacle Pathfinding"; signed radii unify its four cases.
THICKET_NAV_EXPORT std::optional<Bitangent> bitangent(const Circle& a, Winding wa, const Circle& b,
                                                      Winding wb);

/// The tangent from a to b with this straight part.
THICKET_NAV_EXPORT Bitangent bitangentAlong(const TangentLine& line, const Circle& a, Winding wa,
                                            const Circle& b, Winding wb);

/// All bitangents, the external pair first; at most four. A point has one winding,
/// counter-clockwise.
THICKET_NAV_EXPORT std::vector<Bitangent> bitangents(const Circle& a, const Circle& b);

} // namespace thicket::nav
