#pragma once

#include "libnav/bake/hublabels.h"

#include <cstdint>
#include <span>

namespace thicket::nav {

/// The passKey() by which a path goes on that leaves a stretch by this end of a tangent.
inline std::uint32_t passBehind(std::span<const TangentEnd> ends, std::uint32_t via)
{
    const TangentEnd& end = ends[via ^ 1];
    return passKey(end.stretch, opposite(windingOfRim(end.rim)));
}

/// Sets HubLeg::next of all entries: of those of the same hub, the one by which the hub is nearest
/// from where the tangent ends. Linear in the entries, apart from several of one hub in a list.
void joinLegs(const ContactGraph& graph, HubLabels& labels);

} // namespace thicket::nav
