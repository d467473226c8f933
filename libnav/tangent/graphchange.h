#pragma once

#include "libnav/collision/obstaclefield.h"
#include "libnav/nav_export.h"
#include "libnav/tangent/completegraph.h"

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace thicket::nav {

/// How the complete graph of a field differs from `rest`, that of the same field without some
/// obstacles.
struct GraphDifference {
    std::vector<std::size_t> removed; ///< places in rest.surfing, ascending
    std::vector<SurfingEdge> added;
    std::vector<DiscIndex> outdated;  ///< all hugging edges of these discs are replaced; ascending
    std::vector<HuggingEdge> hugging; ///< the new ones of these discs, by discs
    bool truncated = false;           ///< see CompleteGraph
    Box touched; ///< encloses every edge that was added or removed, with its discs; empty if none
};

/// Computes the difference. `rest` must have been built with the same options, without start and
/// goal, and must not be truncated. `added`: boxes round the added obstacles as they are in the
/// field. Time: a pass over the edges of the rest, a ray for each of them near the boxes, and a
/// visit of the tangents of each disc that meets a box.
/// No value if discs away from the boxes have other indices than before; then call
/// CompleteGraph::build(). Any thread.
THICKET_NAV_EXPORT std::optional<GraphDifference>
graphDifference(const CompleteGraph& rest, const ObstacleField& field, std::span<const Box> added,
                const CompleteGraphOptions& options = {});

/// The complete graph of the field: the edges are those of CompleteGraph::build, except for their
/// order and last bits. Any thread.
THICKET_NAV_EXPORT CompleteGraph withDifference(const CompleteGraph& rest,
                                                const GraphDifference& difference);

/// The complete graph of a field to which obstacles were added.
struct GrownGraph {
    CompleteGraph graph;
    Box touched; ///< see GraphDifference
};

/// Both together: computes the complete graph of `field` from `rest`, see graphDifference().
THICKET_NAV_EXPORT std::optional<GrownGraph> grownGraph(const CompleteGraph& rest,
                                                        const ObstacleField& field,
                                                        std::span<const Box> added,
                                                        const CompleteGraphOptions& options = {});

} // namespace thicket::nav
