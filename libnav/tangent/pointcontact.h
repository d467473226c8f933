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

/// The same as a bitangent.
inline std::optional<Bitangent> tangentOrContact(const Circle& from, Winding fromWinding,
                                                 const Circle& to, Winding toWinding, double slack)
{
    const auto line = lineOrContact(from, fromWinding, to, toWinding, slack);
    if (!line)
        return {};
    return bitangentAlong(*line, from, fromWinding, to, toWinding);
}

} // namespace thicket::nav
