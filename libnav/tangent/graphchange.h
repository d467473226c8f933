#pragma once

#include "libnav/collision/obstaclefield.h"
#include "libnav/nav_export.h"
#include "libnav/tangent/completegraph.h"

#include <optional>
#include <span>

namespace thicket::nav {

/// A complete graph after obstacles were added to its field.
struct GrownGraph {
    CompleteGraph graph;
    Box touched; ///< round every edge that came or went and the discs of these; empty without any
};

/// The complete graph of `field` from `rest`, that of the same field without some obstacles, made
/// with the same options, without ends, and not truncated. `added` are boxes round those obstacles
/// as they are in the field. Edges away from them are taken over, so that the cost is a look along
/// each edge near the boxes and the look of each disc that meets one.
///
/// The edges are those of CompleteGraph::build, but for their order and their last bits.
/// `truncated` as there. Nothing when the discs away from the boxes have other numbers than they
/// had: build it then. Any thread.
THICKET_NAV_EXPORT std::optional<GrownGraph> grownGraph(const CompleteGraph& rest,
                                                        const ObstacleField& field,
                                                        std::span<const Box> added,
                                                        const CompleteGraphOptions& options = {});

} // namespace thicket::nav
