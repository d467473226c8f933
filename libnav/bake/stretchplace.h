#pragma once

#include "libnav/geometry/angle.h"
#include "libnav/geometry/direction.h"
#include "libnav/tangent/turning.h"

#include <algorithm>
#include <cmath>

/// Places on a stretch, from its middle on: radians along an arc, cornerPlace() at a corner.
namespace thicket::nav {

/// A free stretch of a disc's rim: a path that touches it anywhere may leave it anywhere.
struct RimStretch {
    double begin = 0; ///< angle seen from the centre, radians
    double sweep = 0; ///< counter-clockwise; a full turn: nothing covers the rim
};

/// Where on a stretch of true radius 0 a path touches it: grows with the angle counter-clockwise,
/// -2 to 2, 0 in the middle of the stretch. `contact` points from the corner to the place, `middle`
/// is stretchMiddle(). About the angle in radians, without an arc tangent.
inline double cornerPlace(Point middle, Point contact)
{
    const double along = dot(middle, contact), across = cross(middle, contact);
    const double share = across / (std::abs(along) + std::abs(across));
    return along >= 0 ? share : (across < 0 ? -2 : 2) - share;
}

/// The unit vector from the centre to the middle of the stretch.
inline Point stretchMiddle(const RimStretch& stretch)
{
    return unitAt(stretch.begin + stretch.sweep / 2);
}

/// From the middle to either end.
inline double halfSpan(const RimStretch& stretch, double radius)
{
    return radius > 0 ? stretch.sweep / 2
                      : std::abs(cornerPlace(stretchMiddle(stretch), unitAt(stretch.begin)));
}

/// Where a tangent from a point touches a corner, in its winding from the middle on. `out` leads
/// from the corner to the point.
inline double cornerContact(Point middle, Winding winding, Point out)
{
    const double side = sign(winding);
    return side * cornerPlace(middle, side * leftNormal(out));
}

/// A tangent from a point to an arc.
struct ArcContact {
    double length = 0; ///< map units; 0 from a point inside the rim
    double place = 0;  ///< in its winding from the middle on, radians in (-pi, pi]
};

/// `out` leads from the centre to the point; `radius` > 0.
inline ArcContact arcContact(Point middle, double radius, Winding winding, Point out)
{
    const double side = sign(winding);
    const double length = std::sqrt(std::max(0.0, dot(out, out) - radius * radius));
    const Point contact = radius * out + side * length * leftNormal(out);
    return {length, side * angleBetween(middle, contact)};
}

} // namespace thicket::nav
