#include "libnav/collision/hit.h"

#include "libnav/geometry/nearestpoint.h"

#include <algorithm>

namespace thicket::nav {

Point Hit::normal() const
{
    const Point foot = nearestPoint(axis, position);
    const Point out = kind == Kind::arena ? foot - position : position - foot;
    const double apart = length(out);
    return apart > 0 ? (1 / apart) * out : Point{0, 0};
}

Point Hit::touched() const
{
    const Point out = normal();
    if (kind == Kind::interior || out == Point{0, 0})
        return position;
    const double boundary = kind == Kind::arena ? -std::max(0.0, radius) : radius;
    return nearestPoint(axis, position) + boundary * out;
}

} // namespace thicket::nav
