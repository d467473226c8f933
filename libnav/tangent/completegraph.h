#pragma once

#include "libnav/collision/obstaclefield.h"
#include "libnav/nav_export.h"
#include "libnav/tangent/tangentedge.h"

#include <atomic>
#include <functional>
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

/// Takes the edges while a graph is made; false ends it, and it is then `cancelled`.
struct GraphVisitor {
    std::function<bool(const SurfingEdge&)> surfing;
    std::function<bool(const HuggingEdge&)> hugging;
};

/// What became of a visited graph.
struct VisitedGraph {
    std::size_t surfing = 0; ///< edges handed over
    std::size_t hugging = 0;
    bool truncated = false;
    bool cancelled = false;
};

/// The whole tangent graph, generated eagerly: for inspection and as a test oracle, never for
/// finding a path. Each geometric edge once: a surfing edge stands for both directions of travel,
/// hugging edges join neighbouring contact points along the free rim of a disc, counter-clockwise.
/// No edge touches a rim where an obstacle covers it by more than 2 tolerances along it, and none
/// leaves a start or goal that is blocked or not finite.
///
/// Edges touch the rims as rays see them, see ObstacleField. So a thin wall is passed by two edges,
/// one on either side, up to 1e-6 of the map's extent off the lines of paths. Arenas only block: no
/// path turns round their rims, and they have no edges.
///
/// Cost grows with what each disc in the window can see and with what hides the rest.
struct CompleteGraph {
    std::vector<SurfingEdge> surfing;
    std::vector<HuggingEdge> hugging;
    bool truncated = false;
    bool cancelled = false;

    static THICKET_NAV_EXPORT CompleteGraph build(const ObstacleField& field,
                                                  const CompleteGraphOptions& options = {});

    /// The same edges in the same order, all surfing edges first, without keeping them: 16 bytes
    /// of memory for each.
    static THICKET_NAV_EXPORT VisitedGraph visit(const ObstacleField& field,
                                                 const CompleteGraphOptions& options,
                                                 const GraphVisitor& visitor);
    /// About how many surfing edges the graph would have without its ends and its limit, from what
    /// a few discs see, evenly spread over those of the window: exact when there are at most 64
    /// discs. Costs at most what 64 of them cost.
    static THICKET_NAV_EXPORT double estimatedSurfing(const ObstacleField& field,
                                                      const CompleteGraphOptions& options = {});
};

} // namespace thicket::nav
