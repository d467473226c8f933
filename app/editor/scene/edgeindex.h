#pragma once

#include "libnav/tangent/completegraph.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace thicket::editor {

/// Which edges of a graph are looked for.
struct EdgeKinds {
    bool surfing = true;
    bool hugging = true;
};

/// Finds the edges of a graph near a point: in a grid each cell lists the edges that pass through
/// it. A value that does not change; any thread may read it.
class EdgeIndex {
public:
    /// Takes about a microsecond for each edge, and 100 bytes.
    explicit EdgeIndex(std::shared_ptr<const nav::CompleteGraph> graph);

    const std::shared_ptr<const nav::CompleteGraph>& graph() const { return m_graph; }
    /// The edge nearest to a point, within `slop`. Looks only at edges of cells within `slop`.
    std::optional<nav::TangentEdge> nearest(nav::Point at, double slop, EdgeKinds kinds) const;

    /// The grid that the cells are counted in.
    struct Grid {
        nav::Point origin;
        double side = 1; ///< of a cell, map units
        int columns = 0;
        int rows = 0;
    };

private:
    std::shared_ptr<const nav::CompleteGraph> m_graph;
    Grid m_grid;
    std::vector<std::uint32_t> m_begins;  ///< of each cell in m_entries, and the end
    std::vector<std::uint32_t> m_entries; ///< surfing edges first, then hugging edges
};

/// The edge of a graph nearest to a point, within `slop`, by looking at all of them.
std::optional<nav::TangentEdge> nearestEdge(const nav::CompleteGraph& graph, nav::Point at,
                                            double slop, EdgeKinds kinds);

/// The distance from a point to an edge's line or arc.
double distanceTo(const nav::TangentEdge& edge, nav::Point at);

} // namespace thicket::editor
