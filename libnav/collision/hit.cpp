#include "libnav/collision/hit.h"

#include <algorithm>

namespace thicket::nav {

namespace {

Point nearestOnAxis(const Segment& axis, Point p)
{
    const Point along = axis.b - axis.a;
    const double square = dot(along, along);
    if (square == 0)
        return axis.a;
    return axis.a + std::clamp(dot(p - axis.a, along) / square, 0.0, 1.0) * along;
}

} // namespace

Point Hit::normal() const
{
    const Point foot = nearestOnAxis(axis, position);
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
    return nearestOnAxis(axis, position) + boundary * out;
}

} // namespace thicket::nav
