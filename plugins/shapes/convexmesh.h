#pragma once

#include "plugins/shapes/arrangement.h"

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace thicket::plugins {

/// Convex polygons that share their vertices: where two touch along a line, both have the same
/// vertices there, so there may be corners of 180 degrees. No two overlap.
struct ConvexMesh {
    std::vector<LatticePoint> vertices; ///< in the order of their first use
    std::vector<int> corners;           ///< indices of vertices: one polygon after the other
    std::vector<std::size_t> ends;      ///< of each polygon among the corners

    std::size_t count() const { return ends.size(); }
    /// The corners of a polygon, counter-clockwise; at least three.
    std::span<const int> polygon(std::size_t index) const
    {
        const std::size_t begin = index == 0 ? 0 : ends[index - 1];
        return std::span(corners).subspan(begin, ends[index] - begin);
    }
    /// Lets all polygons run the other way.
    void reverse();
};

/// The chosen triangles of the arrangement, merged into polygons of at most `mostCorners` (>= 3;
/// no value: as many as they come to have). Sides between them go, longer ones first, of which the
/// lengths differ by up to a factor of two. The same input gives the same mesh. Time about n log n;
/// at most 4 times the fewest possible polygons if there is no limit. Source: Hertel and Mehlhorn,
/// "Fast Triangulation of the Plane with Respect to Simple Polygons" (1985).
ConvexMesh convexMesh(const Arrangement& arrangement, const std::vector<bool>& chosen,
                      std::optional<int> mostCorners = std::nullopt);

} // namespace thicket::plugins
