#pragma once

#include "libnav/collision/obstaclefield.h"
#include "libnav/nav_export.h"
#include "libnav/tangent/completegraph.h"

#include <optional>
#include <span>

namespace thicket::nav {

/// The complete graph of a field to which obstacles were added.
struct GrownGraph {
    CompleteGraph graph;
    Box touched; ///< encloses every edge that was added or removed, with its discs; empty if none
};

/// Computes the complete graph of `field` from `rest`, the graph of the same field without some
/// obstacles. `rest` must have been built with the same options, without start and goal, and must
/// not be truncated. `added`: boxes round the added obstacles as they are in the field. Edges away
/// from the boxes are copied. Time: a ray for each edge near the boxes, and a visit of the tangents
/// of each disc that meets a box.
/// The edges are those of CompleteGraph::build, except for their order and last bits. `truncated`
/// as there. No value if discs away from the boxes have other indices than before; then call
/// build(). Any thread.
THICKET_NAV_EXPORT std::optional<GrownGraph> grownGraph(const CompleteGraph& rest,
                                                        const ObstacleField& field,
                                                        std::span<const Box> added,
                                                        const CompleteGraphOptions& options = {});

} // namespace thicket::nav
