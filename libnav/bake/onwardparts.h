#pragma once

#include "libnav/bake/contactgraph.h"

namespace thicket::nav {

/// For each sight of the graph, those of its parts from which a path that arrives at the rim may
/// leave it again by a tangent. From the others all tangents lie behind, so a path can only turn
/// round the rim and end. Not all such parts. `graph` has its tangents and sights; the result is
/// the same for any number of `threads`, > 0.
std::vector<RimFlood::Parts> onwardParts(const SearchView& field, const ContactGraph& graph,
                                         unsigned threads);

} // namespace thicket::nav
