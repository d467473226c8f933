#pragma once

#include "libnav/bake/contactgraph.h"
#include "libnav/tangent/rimgrid.h"

namespace thicket::nav {

/// For each sight of the graph, those of its onward parts from every free point of which a ray to
/// the rim is surely free. Not all such parts. `graph` has its stretches, sights and onward parts,
/// and its cells are those of `grid`. The result is the same for any number of `threads`, > 0; less
/// if `cancel`, which may be null, becomes true.
std::vector<RimFlood::Parts> sureSights(const SearchView& field, const RimGrid& grid,
                                        const ContactGraph& graph, unsigned threads,
                                        const std::atomic<bool>* cancel);

} // namespace thicket::nav
