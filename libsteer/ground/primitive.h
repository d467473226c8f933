#pragma once

#include "libsteer/vector.h"

#include <cmath>
#include <cstdint>
#include <limits>

/// The simple shapes that obstacles consist of, and when a moving point meets them. Private to the
/// library. All formulas take differences first, so they are as accurate far from the origin as
/// near.
namespace thicket::steer {

inline constexpr std::uint32_t noPolygon = UINT32_MAX;
inline constexpr double never = std::numeric_limits<double>::infinity();

/// A disc, the outside of a disc, or a segment with round ends.
struct Primitive {
    enum class Kind : std::uint8_t { round, arena, side };

    Point a;              ///< centre; where the side begins
    Point along = {1, 0}; ///< of a side, a unit vector; a polygon's outside is to its left
    double length = 0;    ///< of a side
    double radius = 0;    ///< of a side half the thickness
    std::uint32_t polygon = noPolygon; ///< whose side it is; noPolygon: a wall's
    Kind kind = Kind::round;
};

/// From the primitive's skeleton (centre, segment) to p.
inline Point offSkeleton(const Primitive& one, Point p)
{
    const Point off = p - one.a;
    if (one.kind != Primitive::Kind::side)
        return off;
    const double at = std::min(std::max(dot(off, one.along), 0.0), one.length);
    return off - at * one.along;
}

/// Distance from p to the primitive, negative inside.
inline double gapTo(const Primitive& one, Point p)
{
    const double off = lengthOf(offSkeleton(one, p));
    return one.kind == Primitive::Kind::arena ? one.radius - off : off - one.radius;
}

/// The unit vector out of the primitive at p, also if p is inside.
inline Point normalAt(const Primitive& one, Point p)
{
    const Point off = offSkeleton(one, p);
    if (one.kind == Primitive::Kind::side)
        return unitOr(off, leftNormal(one.along));
    const Point out = unitOr(off, {1, 0});
    return one.kind == Primitive::Kind::arena ? -out : out;
}

/// The time at which a point at `off` from the centre of a disc enters it, moving by `by` in a
/// unit of time; never when it moves away.
inline double discEntry(Point off, Point by, double radius)
{
    const double closing = -dot(off, by);
    if (!(closing > 0) || radius <= 0)
        return never;
    const double square = dot(by, by);
    const double aside = cross(off, by);
    const double root = square * radius * radius - aside * aside;
    if (root < 0)
        return never;
    return std::max(0.0, (closing - std::sqrt(root)) / square);
}

/// The time at which a point outside at p comes nearer than `gap` to the primitive; to the rim of
/// an arena from inside. It moves by `by` in a unit of time.
inline double entry(const Primitive& one, Point p, Point by, double gap)
{
    const Point off = p - one.a;
    if (one.kind == Primitive::Kind::round)
        return discEntry(off, by, one.radius + gap);
    const double square = dot(by, by);
    if (one.kind == Primitive::Kind::arena) {
        const double radius = one.radius - gap;
        const double aside = cross(off, by);
        const double root = square * radius * radius - aside * aside;
        if (radius <= 0 || root < 0)
            return 0;
        return square > 0 ? std::max(0.0, (std::sqrt(root) - dot(off, by)) / square) : never;
    }
    const double reach = one.radius + gap;
    const double across = cross(one.along, off);
    const double closing = across > 0 ? -cross(one.along, by) : cross(one.along, by);
    if (closing > 0) {
        const double time = (std::abs(across) - reach) / closing;
        const double at = dot(off + time * by, one.along);
        if (time >= 0 && at >= 0 && at <= one.length)
            return time;
    }
    return std::min(discEntry(off, by, reach), discEntry(off - one.length * one.along, by, reach));
}

} // namespace thicket::steer
