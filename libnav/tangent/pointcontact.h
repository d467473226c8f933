#pragma once

#include "libnav/tangent/bitangent.h"

namespace thicket::nav {

/// The bitangent, or for a point that lies on the other circle's rim, up to `slack` inside it or a
/// fraction of that outside, the tangent of length 0 there: the point's distance from the rim is
/// rounding, and the tangent of its square root would leave at a wrong angle.
inline std::optional<Bitangent> tangentOrContact(const Circle& from, Winding fromWinding,
                                                 const Circle& to, Winding toWinding, double slack)
{
    const bool fromPoint = from.radius == 0;
    const Circle& disc = fromPoint ? to : from;
    const Point outside = (fromPoint ? from.center : to.center) - disc.center;
    const double nearly = disc.radius + slack / 64;
    if (fromPoint == (to.radius == 0) || dot(outside, outside) > nearly * nearly)
        return bitangent(from, fromWinding, to, toWinding);
    const double apart = length(outside);
    if (apart < disc.radius - slack || apart == 0)
        return {};
    const Point outward = (1 / apart) * outside;
    Bitangent contact;
    contact.from = contact.to = disc.center + disc.radius * outward;
    (fromPoint ? contact.from : contact.to) = fromPoint ? from.center : to.center;
    contact.fromWinding = fromWinding;
    contact.toWinding = toWinding;
    contact.direction = sign(fromPoint ? toWinding : fromWinding) * leftNormal(outward);
    contact.heading = std::atan2(contact.direction.y, contact.direction.x);
    return contact;
}

} // namespace thicket::nav
