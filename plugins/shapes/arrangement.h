#pragma once

#include "libnav/result.h"
#include "plugins/shapes/triangulation.h"

#include <functional>
#include <span>
#include <vector>

namespace thicket::plugins {

/// A ring and which family of windings it counts in.
struct WoundRing {
    LatticeRing ring;
    bool isSecond = false;
};

/// A connected piece of the plane. Rings touch one another in single points at most; each visits a
/// point once. No three points in a row are collinear.
struct LatticeArea {
    LatticeRing outer;              ///< counter-clockwise
    std::vector<LatticeRing> holes; ///< clockwise
};

/// Says by the windings whether a place belongs to a region.
using WindingRule = std::function<bool(Windings)>;

/// The plane cut by closed rings, which may cross, touch, overlap and repeat one another and
/// themselves, into triangles inside each of which the windings are the same. Where rings cross,
/// they bend to the lattice: by 0.71 of its pitch each time that one is cut.
///
/// Rings of fewer than three points are ignored. Time about n log n with the points and crossings,
/// memory about 300 bytes for each. A value; not thread-safe while it is made.
class Arrangement {
public:
    /// How many points and crossings there may be.
    static constexpr std::size_t mostPoints = 8'000'000;
    /// The error of more.
    static Unexpected tooManyPoints();

    /// Error: more than `most`, which is at most `mostPoints`.
    static Result<Arrangement> of(std::span<const WoundRing> rings, std::size_t most = mostPoints);

    /// Makes the points vertices, too. Fast where they follow one another along a line.
    void insert(std::span<const LatticePoint> points);

    const Triangulation& mesh() const { return m_mesh; }
    /// Of a triangle: how often the rings run round it, counter-clockwise.
    Windings windings(int triangle) const { return m_windings[std::size_t(triangle)]; }
    /// Of each triangle, whether the rule holds. It must not hold outside of all rings.
    std::vector<bool> chosen(const WindingRule& rule) const;
    /// The pieces of the chosen triangles, in the order of their least points.
    std::vector<LatticeArea> areas(const std::vector<bool>& chosen) const;

private:
    explicit Arrangement(Triangulation mesh);
    void wind();

    Triangulation m_mesh;
    std::vector<Windings> m_windings;
};

} // namespace thicket::plugins
