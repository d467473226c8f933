#pragma once

#include "plugins/shapes/segmentcut.h"

#include <deque>
#include <vector>

namespace thicket::plugins {

/// Fixes segments between vertices of a triangulation as sides of it. A segment through a vertex
/// becomes two. Two that cross become four: both then bend to the lattice point nearest to the
/// crossing, by at most 0.71 of the pitch. Each runs from a vertex to another, and `step` is by how
/// much more often rings run round the place on its left than round that on its right.
///
/// Time: near linear in the sides that the segments cross. Source: Sloan, "A Fast Algorithm for
/// Generating Constrained Delaunay Triangulations" (1993), for segments that cross few sides;
/// SegmentCut for others. Not thread-safe.
class FixedSides {
public:
    explicit FixedSides(Triangulation& triangulation) : m_mesh(triangulation), m_cut(triangulation)
    {}

    /// The number of crossings resolved may not exceed `mostCrossings` in all calls; the result is
    /// whether it did not.
    [[nodiscard]] bool fix(int from, int to, Windings step, std::size_t mostCrossings);

private:
    struct Segment {
        int from, to;
        Windings step;
    };
    struct Side {
        int from, to;
    };
    void advance(const Segment& segment);
    void march(const Segment& segment, TriangleSide first);
    void resolve(const Segment& segment, TriangleSide crossed);
    void clear(int from, int to);

    Triangulation& m_mesh;
    SegmentCut m_cut;
    std::vector<Segment> m_open;
    std::deque<Side> m_crossed; // right to left of the segment that is being fixed
    std::size_t m_crossings = 0;
};

} // namespace thicket::plugins
