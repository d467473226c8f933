#pragma once

#include "libnav/geometry/shapes.h"
#include "libnav/map/mappoints.h"
#include "libnav/map/motion.h"
#include "libsteer/vector.h"

#include <cmath>
#include <numbers>

/// Shapes that a motion has displaced. Private to the library.
namespace thicket::steer {

/// The unit vector {cos, sin} of an angle in degrees, with the same bits everywhere. Exact for
/// quarter turns.
inline Point directionOfDegrees(double degrees)
{
    const double within = degrees - 360 * std::floor(degrees / 360);
    const double quarters = std::floor(within / 90 + 0.5);
    Point direction = directionOf((within - 90 * quarters) * (std::numbers::pi / 180));
    for (int i = 0; i < static_cast<int>(quarters) % 4; ++i)
        direction = nav::leftNormal(direction);
    return direction;
}

/// The shape where the motion has brought it.
inline nav::Shape moved(nav::Shape shape, const nav::Motion& motion, const nav::Displacement& to)
{
    if (motion.turn) {
        const Point hinge = nav::hingeOf(shape, *motion.turn);
        const Point direction = directionOfDegrees(to.turned);
        nav::mapPoints(shape, [&](Point p) { return hinge + turned(p - hinge, direction); });
    } else {
        nav::mapPoints(shape, [&](Point p) { return p + to.by; });
    }
    return shape;
}

} // namespace thicket::steer
