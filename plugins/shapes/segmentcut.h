#pragma once

#include "plugins/shapes/triangulation.h"

#include <optional>
#include <vector>

namespace thicket::plugins {

/// Cuts triangles anew along a segment that crosses many sides of them, none of which is fixed.
///
/// What the segment crosses is a polygon on each of its sides, from every corner of which some
/// point of the segment is seen. So the corner nearest to its line makes a triangle with both ends
/// that has no other corner inside; beyond that triangle are two such polygons, whose corners are
/// all further from the line than their ends. Time linear in the sides crossed. Not thread-safe.
/// Source: this tree of nearest corners is a Cartesian tree, Vuillemin, "A Unifying Look at Data
/// Structures" (1980).
class SegmentCut {
public:
    explicit SegmentCut(Triangulation& mesh) : m_mesh(mesh) {}

    /// The segment runs from a vertex to another and touches no other; `first` is the first side
    /// that it crosses, seen from where it begins. The result is the segment as a side, in the
    /// triangle on its left. None, and nothing changes, where three corners in a line would make a
    /// triangle without an area.
    std::optional<TriangleSide> cut(int from, int to, TriangleSide first);
    /// Flips sides of the triangles that were cut last until they are Delaunay ones, or until that
    /// takes long.
    void improve();

private:
    struct Edge {
        int beyond =
            -1; ///< the triangle there; it is no part of the polygon unless there is a twin
        Windings step{};
        int twin = -1;       ///< the edge whose other side this is; -1: none
        TriangleSide made{}; ///< what it is in the new triangles
    };
    /// A new triangle: two corners of a chain, and one between them.
    struct Part {
        int corner, begin, end; ///< places in the chain
        int parent = -1;        ///< the part beyond the side from begin to end; -1: the segment is
        int side = 0;           ///< which side of the parent that is
    };
    /// The border of a polygon from one end of the segment to the other, its inside on the right.
    struct Chain {
        std::vector<int> corners; ///< vertices
        std::vector<Edge> edges;  ///< between a corner and the next
        std::vector<Part> parts;
    };
    void gather(int from, int to, TriangleSide first);
    void take(Chain& chain, int vertex, TriangleSide edge);
    bool plan(Chain& chain);
    bool pairEdges(Chain& chain) const;
    int rank(const Chain& chain);
    int fill(Chain& chain, std::size_t firstTriangle);
    void set(Chain& chain, int edge, TriangleSide side);

    Triangulation& m_mesh;
    std::vector<int> m_crossed; // triangles
    std::vector<bool> m_isCrossed;
    Chain m_left, m_right;
    // A tree of places in a chain: each is nearer to the segment than those before and after it.
    std::vector<int> m_before, m_after;
    std::vector<std::int64_t> m_distances;
    std::vector<int> m_unsure; // triangles
};

} // namespace thicket::plugins
