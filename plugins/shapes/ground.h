#pragma once

#include "plugins/shapes/convexmesh.h"
#include "plugins/shapes/groundrings.h"

namespace thicket::plugins {

/// What the obstacles of a map block for an agent, and what they leave free, within a frame.
///
/// The blocked part contains all points of the frame nearer to an obstacle than the agent's radius
/// (the union of all obstacles grown by it): nothing is cut off. It reaches further by at most
/// error(). Places between that are narrower than twice that may be closed. Walls of thickness 0
/// get one pitch to each side where the agent's radius is 0. A polygon stays as it is for such an
/// agent, up to the rounding of its corners, if the lattice is the finest one.
///
/// The frame's border is no obstacle, unless the map's bounds are walls and so among the obstacles.
/// The border is rounded to the lattice.
///
/// Time n log^2 n with the points of the outlines, heaps and nesting included. A value.
class Ground {
public:
    /// Errors: coordinates that ObstacleField::build() refuses, and too many points, as
    /// Arrangement::of().
    static Result<Ground> of(std::span<const nav::Obstacle> obstacles,
                             const GroundOptions& options);

    const Lattice& lattice() const { return m_lattice; }
    /// How far the blocked part reaches at most beyond what blocks, map units.
    double error() const { return m_error; }

    std::vector<LatticeArea> blockedAreas() const { return m_arrangement.areas(blocked()); }
    std::vector<LatticeArea> freeAreas() const { return m_arrangement.areas(free()); }
    /// In convex polygons of at most `mostCorners`; see convexMesh().
    ConvexMesh blockedMesh(std::optional<int> mostCorners = std::nullopt) const
    {
        return convexMesh(m_arrangement, blocked(), mostCorners);
    }
    ConvexMesh freeMesh(std::optional<int> mostCorners = std::nullopt) const
    {
        return convexMesh(m_arrangement, free(), mostCorners);
    }

private:
    Ground(Arrangement arrangement, const Lattice& lattice, double error)
        : m_arrangement(std::move(arrangement)), m_lattice(lattice), m_error(error)
    {}
    std::vector<bool> blocked() const
    {
        return m_arrangement.chosen([](Windings w) { return w.second > 0 && w.first > 0; });
    }
    std::vector<bool> free() const { return m_arrangement.chosen(isFree); }

    Arrangement m_arrangement;
    Lattice m_lattice;
    double m_error;
};

} // namespace thicket::plugins
