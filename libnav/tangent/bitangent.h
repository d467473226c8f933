#pragma once

#include "libnav/collision/shapes.h"
#include "libnav/nav_export.h"

#include <optional>
#include <vector>

namespace thicket::nav {

/// The sense in which a path turns round a circle.
enum class Winding { counterClockwise, clockwise };

constexpr Winding opposite(Winding w)
{
    return w == Winding::counterClockwise ? Winding::clockwise : Winding::counterClockwise;
}
/// +1 counter-clockwise (the centre stays on the left), -1 clockwise.
constexpr double sign(Winding w) { return w == Winding::counterClockwise ? 1.0 : -1.0; }

/// A directed segment that leaves one circle and arrives at another in their windings.
struct Bitangent {
    Point from;
    Point to;
    Winding fromWinding = Winding::counterClockwise;
    Winding toWinding = Winding::counterClockwise;
    Point direction{1, 0}; ///< unit vector of travel, also when the length is 0
    double heading = 0;    ///< (-pi, pi]; angle of the direction
    double length = 0;     ///< >= 0
};

/// The tangent from circle a, turned round in winding wa, to circle b in winding wb.
/// Equal windings give an external bitangent, different ones an internal one; one formula serves
/// all four, and points are circles of radius 0 (their winding is then irrelevant).
/// Nothing when it does not exist: one circle inside the other (external), or overlapping circles
/// (internal). Touching circles have it, with length 0. Coincident circles have none.
/// With s = +1 for counter-clockwise: a directed line touches (c, s) when (C - p).n = s r.
/// Source: Red Blob Games, "Circular Obstacle Pathfinding"; the signed radius folds its four cases.
THICKET_NAV_EXPORT std::optional<Bitangent> bitangent(const Circle& a, Winding wa, const Circle& b,
                                                      Winding wb);

/// All that exist, external pair first; at most four. A point has one winding, counter-clockwise.
THICKET_NAV_EXPORT std::vector<Bitangent> bitangents(const Circle& a, const Circle& b);

} // namespace thicket::nav
