#pragma once

#include "plugins/shapes/arrangement.h"

#include <optional>
#include <vector>

namespace thicket::plugins {

/// Convex polygons that share their vertices: where two touch along a line, both have the same
/// vertices there, so there may be corners of 180 degrees. No two overlap.
struct ConvexMesh {
    std::vector<LatticePoint> vertices; ///< in the order of their first use
    /// Indices of vertices, counter-clockwise; at least three each.
    std::vector<std::vector<int>> polygons;
};

/// The chosen triangles of the arrangement, merged into polygons of at most `mostCorners` (>= 3;
/// no value: as many as they come to have). One after the other takes in its neighbours, over the
/// longest sides first. The same input gives the same mesh. Time about n log n; at most 4 times the
/// fewest possible polygons if there is no limit. Source: Hertel and Mehlhorn, "Fast Triangulation
/// of the Plane with Respect to Simple Polygons" (1985).
ConvexMesh convexMesh(const Arrangement& arrangement, const std::vector<bool>& chosen,
                      std::optional<int> mostCorners = std::nullopt);

} // namespace thicket::plugins
