#pragma once

#include "plugins/shapes/ringband.h"
#include "plugins/shapes/triangulation.h"

#include <vector>

namespace thicket::plugins {

/// Puts convex rings in the place of single vertices of a triangulation. That takes a fraction of
/// the time in which their corners are inserted and their sides fixed. Not thread-safe.
class RingExpansion {
public:
    explicit RingExpansion(Triangulation& mesh) : m_mesh(mesh) {}

    /// Of the vertex no side may be fixed, and it may be no corner of the square; isConvexRound()
    /// must hold for it and the ring. It becomes the ring's first corner, new vertices the others,
    /// and the ring's sides are fixed: the windings inside it are by `inside` more. The triangles
    /// round it need not be Delaunay ones. False, and nothing changes, if bandBetween() finds no
    /// way between the ring and what is round the vertex. Time linear in the corners of both.
    bool expand(int vertex, const LatticeRing& ring, Windings inside);

private:
    /// A triangle round a vertex, and its side opposite it.
    struct Spoke {
        int triangle;
        int vertex; ///< where the side begins
        int beyond;
        Windings step;
    };
    void gatherStar(int vertex);
    void placeCorners(int vertex, const LatticeRing& ring);
    void makeTriangles(std::size_t count);
    void fillBand(const RingBand& band, Windings inside);
    void fillRing(Windings inside);
    void set(int t, const Triangle& triangle, const std::array<Windings, 3>& steps);

    Triangulation& m_mesh;
    std::vector<Spoke> m_star;
    std::vector<LatticePoint> m_link; // the corners round the star
    std::vector<int> m_placed;        // vertices of the ring
    std::vector<int> m_made;          // triangles: those of the band, then those within the ring
    std::size_t m_bandSize = 0;
    std::vector<int> m_outside; // the triangle outside of each side of the ring
};

} // namespace thicket::plugins
