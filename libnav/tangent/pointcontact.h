#pragma once

#include "libnav/tangent/bitangent.h"

namespace thicket::nav {

/// The bitangent, or for a point that lies on the other circle's rim, up to `slack` inside it, the
/// tangent of length 0 there.
inline std::optional<Bitangent> tangentOrContact(const Circle& from, Winding fromWinding,
                                                 const Circle& to, Winding toWinding, double slack)
{
    const auto tangent = bitangent(from, fromWinding, to, toWinding);
    const bool fromPoint = from.radius == 0;
    if (tangent || fromPoint == (to.radius == 0))
        return tangent;
    const Circle& disc = fromPoint ? to : from;
    const Point point = fromPoint ? from.center : to.center;
    const double apart = distance(disc.center, point);
    if (apart < disc.radius - slack || apart == 0)
        return {};
    const Point outward = (1 / apart) * (point - disc.center);
    Bitangent contact;
    contact.from = contact.to = disc.center + disc.radius * outward;
    (fromPoint ? contact.from : contact.to) = point;
    contact.fromWinding = fromWinding;
    contact.toWinding = toWinding;
    contact.direction = sign(fromPoint ? toWinding : fromWinding) * leftNormal(outward);
    contact.heading = std::atan2(contact.direction.y, contact.direction.x);
    return contact;
}

} // namespace thicket::nav
