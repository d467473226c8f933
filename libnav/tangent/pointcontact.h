#pragma once

#include "libnav/tangent/bitangent.h"

namespace thicket::nav {

/// The tangent's straight part. For a point on the other circle's rim (up to `slack` inside it, or
/// a fraction of that outside) it is a contact of length 0. There the distance from the rim is
/// rounding, and the tangent, which depends on its square root, would have a wrong angle.
inline std::optional<TangentLine> lineOrContact(const Circle& from, Winding fromWinding,
                                                const Circle& to, Winding toWinding, double slack)
{
    const bool fromPoint = from.radius == 0;
    const Circle& disc = fromPoint ? to : from;
    const Point outside = (fromPoint ? from.center : to.center) - disc.center;
    const double nearly = disc.radius + slack / 64;
    if (fromPoint == (to.radius == 0) || dot(outside, outside) > nearly * nearly)
        return tangentLine(from.center, sign(fromWinding) * from.radius, to.center,
                           sign(toWinding) * to.radius);
    const double apart = length(outside);
    if (apart < disc.radius - slack || apart == 0)
        return {};
    const Point outward = (1 / apart) * outside;
    return TangentLine{sign(fromPoint ? toWinding : fromWinding) * leftNormal(outward), 0};
}

/// The tangent's straight part between two rims, with signed radii as in tangentLine(). If it does
/// not exist but the rims miss touching by at most `slack`, it has length 0: far from the origin
/// that difference is rounding.
inline std::optional<TangentLine> lineOrTouch(Point a, double signedA, Point b, double signedB,
                                              double slack)
{
    if (const auto line = tangentLine(a, signedA, b, signedB))
        return line;
    const Point to = b - a;
    const double apart = length(to);
    const double k = signedB - signedA;
    if (apart == 0 || std::abs(k) - apart > slack)
        return {};
    return TangentLine{std::copysign(1 / apart, -k) * leftNormal(to), 0};
}

/// lineOrContact() as a bitangent.
inline std::optional<Bitangent> tangentOrContact(const Circle& from, Winding fromWinding,
                                                 const Circle& to, Winding toWinding, double slack)
{
    const auto line = lineOrContact(from, fromWinding, to, toWinding, slack);
    if (!line)
        return {};
    return bitangentAlong(*line, from, fromWinding, to, toWinding);
}

} // namespace thicket::nav
