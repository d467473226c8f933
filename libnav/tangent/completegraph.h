#pragma once

#include "libnav/collision/obstaclefield.h"
#include "libnav/nav_export.h"
#include "libnav/tangent/tangentedge.h"

#include <atomic>
#include <functional>
#include <limits>
#include <optional>
#include <vector>

namespace thicket::nav {

struct CompleteGraphOptions {
    std::optional<Point> start; ///< its tangents are included
    std::optional<Point> goal;
    /// Includes only edges that touch a disc whose box meets this window; all edges if absent.
    std::optional<Box> window;
    /// Includes only surfing edges between a disc and others whose rims are no farther from its
    /// centre, map units, > 0; hugging edges then join the contacts of these. For inspection of
    /// large fields: the time grows with the discs within that distance. The graph is `truncated`
    /// if more can be seen. Start and goal ignore it.
    double farthest = std::numeric_limits<double>::infinity();
    /// Stops when this number of surfing edges is exceeded. The graph is then `truncated`.
    std::size_t maxSurfingEdges = SIZE_MAX;
    /// How many threads look for edges; 0: as many as the machine has processors. The edges, their
    /// order and the thread that visits them are the same with any number.
    unsigned threads = 1;
    /// Polled regularly, by all threads. If true, the build returns early with `cancelled`. May be
    /// null.
    const std::atomic<bool>* cancel = nullptr;
};

/// Receives the edges of a graph. Returning false ends the visit, which is then `cancelled`.
struct GraphVisitor {
    std::function<bool(const SurfingEdge&)> surfing;
    std::function<bool(const HuggingEdge&)> hugging;
    /// Told before each surfing edge, except one from start to goal, how it was made: windings and
    /// heading. May be null.
    std::function<void(const Bitangent&)> tangent = {};
};

/// The result of visiting a graph.
struct VisitedGraph {
    std::size_t surfing = 0; ///< number of edges visited
    std::size_t hugging = 0;
    bool truncated = false;
    bool cancelled = false;
};

/// The whole tangent graph, generated eagerly. For inspection and as a test oracle, never for
/// finding a path. Each geometric edge occurs once: a surfing edge stands for both directions of
/// travel. Hugging edges join neighbouring contact points along the free rim of a disc,
/// counter-clockwise. No edge touches a rim where an obstacle covers it by more than 2 tolerances
/// along it, and none leaves a start or goal that is blocked or not finite.
///
/// Edges touch the rims as rays see them, see ObstacleField. So a thin wall is passed by two edges,
/// one on either side, up to 1e-6 of the map's extent off the lines of paths. Arenas only block: no
/// path turns round their rims, and they have no edges.
///
/// Time: grows with what each disc in the window sees and with what hides the rest.
struct CompleteGraph {
    std::vector<SurfingEdge> surfing;
    std::vector<HuggingEdge> hugging;
    bool truncated = false;
    bool cancelled = false;

    static THICKET_NAV_EXPORT CompleteGraph build(const ObstacleField& field,
                                                  const CompleteGraphOptions& options = {});

    /// Visits the same edges in the same order, all surfing edges first, without storing them.
    /// Memory: 16 bytes per edge.
    static THICKET_NAV_EXPORT VisitedGraph visit(const ObstacleField& field,
                                                 const CompleteGraphOptions& options,
                                                 const GraphVisitor& visitor);
    /// Estimates the number of surfing edges, without start, goal and limit. Counts those of up to
    /// 64 discs, evenly spread over the window: exact for at most 64 discs. Time: at most that of
    /// 64 discs.
    static THICKET_NAV_EXPORT double estimatedSurfing(const ObstacleField& field,
                                                      const CompleteGraphOptions& options = {});
};

} // namespace thicket::nav
