#pragma once

#include "libnav/tangent/bitangent.h"

namespace thicket::nav {

/// The tangent's straight part, or for a point that lies on the other circle's rim, up to `slack`
/// inside it or a fraction of that outside, one of length 0 there: the point's distance from the
/// rim is rounding, and the tangent of its square root would leave at a wrong angle.
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

/// The tangent's straight part between two rims, radii counted as by tangentLine(); of one within
/// the other, or of two that overlap where it should cross between them, one of length 0 where they
/// are no more than `slack` from touching: far from the origin that is rounding.
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
