#pragma once

#include "libnav/bake/contactnodes.h"

namespace thicket::nav {

/// The nodes of the graph in the order in which they should become hubs: first those on most
/// shortest paths, of those that no earlier one is on. Counted on the shortest paths from a sample
/// of the nodes, with `threads` threads, > 0. Pure; the same for any number of threads.
/// Source: Delling, Goldberg, Pajor and Werneck, "Robust Distance Queries on Massive Networks"
/// (ESA 2014), for sampled trees.
std::vector<std::uint32_t> hubOrder(const ContactGraph& graph, const ContactNodes& nodes,
                                    unsigned threads);

} // namespace thicket::nav
