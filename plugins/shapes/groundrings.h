#pragma once

#include "libnav/collision/obstaclefield.h"
#include "libnav/map/map.h"
#include "plugins/shapes/arrangement.h"

#include <optional>
#include <span>
#include <vector>

namespace thicket::plugins {

struct GroundOptions {
    double agentRadius = 0; ///< map units, >= 0
    /// How far the polygons may reach beyond the true outlines at arcs, map units, > 0. Arcs have
    /// at least 8 corners a turn and at most 1024.
    double arcError = 0.05;
    nav::Box frame; ///< nothing outside of it counts; not empty, with a width and a height
    /// For the result, if not the finest over the frame. Must hold the frame.
    std::optional<Lattice> lattice{};
    /// From so many obstacles on freeGround() makes the mesh in two halves.
    std::size_t fewestHalved = 20'000;
};

/// The bounds of a map, or the extent of its objects with `margin` round it. Never without a width
/// and a height.
nav::Box frameOf(const nav::Map& map, double margin);

/// The outlines of what the obstacles block, with the frame as the first ring and the only one of
/// the second family. A place of the frame is blocked where the first windings are positive.
struct GroundRings {
    std::vector<WoundRing> rings;
    Lattice lattice;
    double error = 0; ///< how far they reach at most beyond what blocks, map units
};

inline bool isFree(Windings windings) { return windings.second > 0 && windings.first <= 0; }

/// `bends`: by how many pitches of the lattice sides are moved later at most, beside the 1.5 by
/// which corners and crossings are rounded; outlines are larger by that. Errors as Ground::of().
/// Any thread.
Result<GroundRings> groundRings(std::span<const nav::Obstacle> obstacles,
                                const GroundOptions& options, double bends = 0);

} // namespace thicket::plugins
