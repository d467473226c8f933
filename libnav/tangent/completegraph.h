#pragma once

#include "libnav/collision/obstaclefield.h"
#include "libnav/nav_export.h"
#include "libnav/tangent/tangentedge.h"

#include <atomic>
#include <optional>
#include <vector>

namespace thicket::nav {

struct CompleteGraphOptions {
    std::optional<Point> start; ///< tangents from it are included
    std::optional<Point> goal;
    /// Only edges that touch a disc whose box meets this window; all when absent.
    std::optional<Box> window;
    /// Stop when this many surfing edges are exceeded; the graph then says `truncated`.
    std::size_t maxSurfingEdges = SIZE_MAX;
    /// Polled now and then; when true the build returns early with `cancelled`. May be null.
    const std::atomic<bool>* cancel = nullptr;
};

/// The whole tangent graph, generated eagerly: for inspection and as a test oracle, never for
/// finding a path. Each geometric edge once: a surfing edge stands for both directions of travel,
/// hugging edges join neighbouring contact points along the free rim of a disc, counter-clockwise.
/// Cost grows with the square of the discs in the window times the ray test.
struct CompleteGraph {
    std::vector<SurfingEdge> surfing;
    std::vector<HuggingEdge> hugging;
    bool truncated = false;
    bool cancelled = false;

    static THICKET_NAV_EXPORT CompleteGraph build(const ObstacleField& field,
                                                  const CompleteGraphOptions& options = {});
};

} // namespace thicket::nav
