#pragma once

#include "libnav/collision/searchview.h"
#include "libnav/tangent/turning.h"

#include <algorithm>
#include <span>

namespace thicket::nav {

inline bool isCoveredAllRound(std::span<const RimArc> arcs)
{
    return arcs.size() == 1 && arcs.front().sweep >= fullTurn;
}

/// The angle along its rim by which a disc may be entered.
inline double rimSlack(const SearchView& field, double radius)
{
    return 2 * field.tolerance() / radius;
}

/// Whether one of the covered arcs of a rim has a contact, an angle seen from the rim's centre,
/// deeper inside it than `slack`, radians.
inline bool isContactCovered(std::span<const RimArc> arcs, double angle, double slack)
{
    const auto isInside = [&](const RimArc& arc) {
        double past = wrapped(angle - arc.begin);
        past += past < 0 ? fullTurn : 0.0;
        return past > slack && past < arc.sweep - slack;
    };
    return isCoveredAllRound(arcs) || std::any_of(arcs.begin(), arcs.end(), isInside);
}

/// Whether obstacles cover a contact on a disc's rim, at an angle seen from its centre, by more
/// than 2 tolerances along the rim. A ray can end in such a contact, and one from inside a polygon
/// hits no boundary. So whether a contact is free is tested on the rim.
inline bool isContactCovered(const SearchView& field, DiscIndex disc, double angle)
{
    return isContactCovered(field.coveredArcs(disc), angle,
                            rimSlack(field, field.discs()[disc].radius));
}

/// The same, deeper than the tolerance; `contact` is that place. What is no deeper counts as free
/// for rays, and a search goes on past the cover: at a bend of less than a thousandth all of the
/// rim is covered so.
inline bool isContactDeepInCover(const SearchView& field, DiscIndex disc, double angle,
                                 Point contact)
{
    return isContactCovered(field, disc, angle) && !field.isFreeForRays(contact);
}

} // namespace thicket::nav
