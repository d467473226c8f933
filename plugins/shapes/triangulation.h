#pragma once

#include "plugins/shapes/lattice.h"

#include <array>
#include <cstdint>
#include <initializer_list>
#include <vector>

namespace thicket::plugins {

/// How often closed rings run round a place, for two families of rings that are counted apart.
struct Windings {
    std::int32_t first = 0;
    std::int32_t second = 0;
    bool operator==(const Windings&) const = default;
    Windings& operator+=(Windings o)
    {
        first += o.first;
        second += o.second;
        return *this;
    }
    Windings operator-() const { return {-first, -second}; }
    bool isZero() const { return first == 0 && second == 0; }
};

/// A triangle of three vertices, counter-clockwise. Side i is opposite corner i: it runs from
/// corner i + 1 to corner i + 2.
struct Triangle {
    std::array<int, 3> corner{};
    std::array<int, 3> beyond{-1, -1, -1}; ///< the triangle beyond each side; -1: none
};

struct TriangleSide {
    int triangle = -1;
    int index = 0;
};

/// A Delaunay triangulation of lattice points in a square that is larger than all of them. Sides
/// that are fixed are kept, so that it becomes a constrained one. Exact; the same points in the
/// same order give the same triangles. Time about n log n, memory about 150 bytes a point.
/// Source: Lawson, "Software for C1 Surface Interpolation" (1977). Not thread-safe.
class Triangulation {
public:
    /// Points may repeat. `expected`: how many there will be, with those inserted later.
    explicit Triangulation(const std::vector<LatticePoint>& points, std::size_t expected = 0);

    const std::vector<LatticePoint>& points() const { return m_points; }
    const std::vector<Triangle>& triangles() const { return m_triangles; }
    LatticePoint at(int vertex) const { return m_points[std::size_t(vertex)]; }
    const Triangle& triangle(int index) const { return m_triangles[std::size_t(index)]; }
    /// The first vertices are the corners of the square.
    static constexpr int squareCorners = 4;
    /// The vertex at that index of the points given.
    int vertexOf(std::size_t given) const { return m_vertexOf[given]; }
    /// One triangle with that corner.
    int triangleAt(int vertex) const { return m_triangleAt[std::size_t(vertex)]; }
    /// What the windings grow by when the side is crossed outwards. Not zero: the side is fixed.
    Windings step(TriangleSide side) const
    {
        return m_steps.empty() ? Windings()
                               : m_steps[std::size_t(side.triangle)][std::size_t(side.index)];
    }
    /// The side from one vertex to another, in the triangle on its left. Must exist.
    TriangleSide side(int from, int to) const;

    /// Inserts a point and returns its vertex, which may be an old one. `near` is a triangle from
    /// which the search for it begins.
    int insert(LatticePoint p, int near);
    /// Whether the side may be flipped: the four corners round it are strictly convex.
    bool isFlippable(TriangleSide side) const;
    /// Replaces the side by the other diagonal, which the result is. It must be flippable.
    TriangleSide flip(TriangleSide side);
    /// Whether flipping the side would make the triangles Delaunay ones.
    bool isBetterFlipped(TriangleSide side) const;
    /// Adds to the step of a side, and takes it off that of its other side.
    void addStep(TriangleSide side, Windings step);

private:
    struct Place {
        int triangle;
        int side = -1;   ///< the point is on that side
        int vertex = -1; ///< the point is this vertex
    };
    Place locate(LatticePoint p, int start);
    void splitTriangle(int t, int vertex);
    void splitSide(TriangleSide side, int vertex);
    void restore(std::initializer_list<int> around);
    void join(int t, int index, int other, Windings step);
    void setStep(int t, int index, Windings step);
    std::array<Windings, 3> stepsOf(int t) const
    {
        return m_steps.empty() ? std::array<Windings, 3>() : m_steps[std::size_t(t)];
    }
    void turnTo(int other, int u, int y, int t);
    int sideFrom(int t, int from) const;
    void seat(int t, std::array<int, 3> corners);
    void keepSteps();

    friend class RingExpansion;
    friend class SegmentCut;

    std::vector<LatticePoint> m_points;
    std::vector<int> m_triangleAt;
    std::vector<int> m_vertexOf;
    std::vector<Triangle> m_triangles;
    /// Of each triangle; none before a side is fixed: until then half the memory is enough.
    std::vector<std::array<Windings, 3>> m_steps;
    std::vector<int> m_unsure; // triangles, for restore()
    std::uint32_t m_dice = 1;
};

} // namespace thicket::plugins
