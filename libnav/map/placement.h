#pragma once

#include "libnav/map/mapobject.h"
#include "libnav/nav_export.h"

#include <optional>

namespace thicket::nav {

/// How an instance of a template is turned, mirrored and scaled: the images of the template's two
/// axes. All that an editor does to whole objects can be written so, and combined without loss.
struct Axes {
    Point x{1, 0};
    Point y{0, 1};
    bool operator==(const Axes&) const = default;
};

/// The image of a vector.
constexpr Point operator*(const Axes& axes, Point v) { return v.x * axes.x + v.y * axes.y; }
/// `first` turned, mirrored and scaled by `then`.
constexpr Axes operator*(const Axes& then, const Axes& first)
{
    return {then * first.x, then * first.y};
}
/// The factor of areas; negative if the axes mirror.
constexpr double determinant(const Axes& axes) { return cross(axes.x, axes.y); }
/// The axes that undo these. Their determinant must not be 0.
THICKET_NAV_EXPORT Axes inverse(const Axes& axes);

/// The geometry of a template's member in an instance whose axes begin at `origin`. Radii are
/// scaled by the square root of the factor of areas. Thicknesses and the radii of agents stay.
THICKET_NAV_EXPORT Geometry placed(Geometry member, const Axes& axes, Point origin);
/// The opposite of placed(). The determinant of the axes must not be 0.
THICKET_NAV_EXPORT Geometry unplaced(const Geometry& object, const Axes& axes, Point origin);

/// A point of the geometry that placed() moves: its first one, or its centre.
THICKET_NAV_EXPORT Point leadingPoint(const Geometry& geometry);
/// Where the axes of an instance begin, by one of its objects.
inline Point originOf(const Geometry& member, const Axes& axes, const Geometry& object)
{
    return leadingPoint(object) - axes * leadingPoint(member);
}
/// Whether two geometries are equal but for rounding, and for the headings of agents.
THICKET_NAV_EXPORT bool isClose(const Geometry& a, const Geometry& b);

} // namespace thicket::nav
