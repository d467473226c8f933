#pragma once

#include "plugins/shapes/convexmesh.h"
#include "plugins/shapes/groundrings.h"

#include <optional>
#include <span>

namespace thicket::plugins {

/// What obstacles leave free, in convex polygons.
struct FreeGround {
    ConvexMesh mesh;
    Lattice lattice;
    /// How far what is left out reaches at most beyond what blocks, map units.
    double error = 0;
};

/// The same as Ground::of() and its freeMesh(), but maps of many obstacles are divided at an
/// upright line, and both halves made at once: half the time on two processors. There no polygon
/// reaches over that line, and sides across it bend by half a pitch more. The same on any machine.
/// Errors as Ground::of(). Any thread.
Result<FreeGround> freeGround(std::span<const nav::Obstacle> obstacles,
                              const GroundOptions& options,
                              std::optional<int> mostCorners = std::nullopt);

} // namespace thicket::plugins
