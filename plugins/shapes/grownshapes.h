#pragma once

#include "libnav/geometry/shapes.h"

#include <vector>

namespace thicket::plugins {

/// How shapes are grown and made polygons.
struct Growth {
    double radius = 0;   ///< of the agent, map units, >= 0
    double slack = 0;    ///< by how much more round shapes are grown, for later rounding, >= 0
    double arcError = 0; ///< how far corners of polygons may be from arcs, map units, > 0
    /// Walls block at least so far from their line, map units, > 0.
    double leastWall = 0;
    bool keepsPolygons = false; ///< polygons are not grown at all
    nav::Box box;               ///< nothing is needed outside of it; not empty
};

/// Some polygons whose union is what an obstacle blocks for the agent: counter-clockwise (y up) and
/// within the box. Those of arenas have a clockwise hole, and their outer ring is the box.
struct GrownShape {
    struct Part {
        std::vector<nav::Point> outer;
        std::vector<nav::Point> hole{};
    };
    std::vector<Part> parts;
    /// How far the parts reach beyond what blocks, map units: at most arcError + slack, unless an
    /// arc needs more than mostCorners.
    double error = 0;
};

/// Circles and convex polygons are circumscribed, arenas inscribed; each segment of a wall and each
/// side of another polygon becomes a stadium, unless polygons are kept. A circle of radius 0 blocks
/// nothing for an agent of radius 0. Coordinates must be finite. Time: as the points given and
/// made.
GrownShape grown(const nav::Shape& shape, const Growth& growth);

/// The ring within the box; where it runs outside of it, it runs along its sides instead. Windings
/// inside the box stay the same. Source: Sutherland and Hodgman, "Reentrant Polygon Clipping"
/// (1974).
std::vector<nav::Point> clipped(std::vector<nav::Point> ring, const nav::Box& box);

} // namespace thicket::plugins
