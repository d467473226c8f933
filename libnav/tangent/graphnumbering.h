#pragma once

#include "libnav/nav_export.h"
#include "libnav/tangent/bitangent.h"
#include "libnav/tangent/tangentedge.h"

#include <cstdint>
#include <unordered_map>
#include <vector>

namespace thicket::nav {

/// A place where edges of the complete tangent graph meet: where a surfing edge touches a rim, or
/// the start or goal.
struct GraphVertex {
    Point position;
    Contact on;
    double angle = 0; ///< seen from the centre of the disc, in (-pi, pi]; 0 at start and goal
};

/// Numbers the vertices of the complete tangent graph in the order of their first use, while
/// CompleteGraph::visit() shows its edges. For one thread at a time. Memory: about 100 bytes a
/// vertex.
class THICKET_NAV_EXPORT GraphNumbering {
public:
    struct Ends {
        std::uint32_t from = 0;
        std::uint32_t to = 0;
    };

    /// To be told of what GraphVisitor::tangent is told.
    void expect(const Bitangent& tangent) { m_tangent = tangent; }
    /// What it was told last.
    const Bitangent& tangent() const { return m_tangent; }
    /// The vertices at the ends of the edge that is shown now.
    Ends endsOf(const SurfingEdge& edge);
    Ends endsOf(const HuggingEdge& edge);

    const std::vector<GraphVertex>& vertices() const { return m_vertices; }

private:
    struct First {
        double angle = 0;
        std::uint32_t vertex = 0;
    };
    std::uint32_t numberOf(const GraphVertex& vertex);
    std::uint32_t numberOf(Point position, const Contact& on, Winding winding);
    std::uint32_t& slotOf(const GraphVertex& vertex);
    void grow();

    Bitangent m_tangent;
    std::vector<GraphVertex> m_vertices;
    std::vector<std::uint32_t> m_slots;                 ///< numbers, by hash of the vertex
    std::unordered_map<std::uint32_t, First> m_firstOf; ///< the least angle on each disc
};

} // namespace thicket::nav
