#pragma once

#include "plugins/shapes/arrangement.h"
#include "plugins/shapes/triangulation.h"

#include <span>
#include <vector>

namespace thicket::plugins {

/// A triangulation of the corners of rings. The sides of some rings are fixed in it already.
struct MeshedRings {
    Triangulation mesh;
    std::vector<bool> isFixed;   ///< of each ring
    std::vector<int> vertices{}; ///< of the corners of the other rings, one ring after the other
};

/// Where extents of many rings meet little, as those of circles in forests, convex rings are
/// triangulated as single points first, which then become the rings, unless others are in the way.
/// The triangles round these need not be Delaunay ones. Time n log n, less by half than with all
/// corners. Any thread.
MeshedRings meshedRings(std::span<const WoundRing> rings);

} // namespace thicket::plugins
