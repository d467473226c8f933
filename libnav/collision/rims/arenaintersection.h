#pragma once

#include "libnav/collision/expansion/disc.h"

#include <span>

namespace thicket::nav {

/// The intersection of all arenas, a convex region, given by the arenas that bound it: mostly few,
/// even of ten thousand. Whatever the other arenas block lies outside these.
struct ArenaIntersection {
    /// Arenas whose rim comes near the region, ascending. Where the region is empty, enough arenas
    /// that their intersection is empty too.
    std::vector<ArenaIndex> arenas;
    std::vector<Point> corners; ///< where the rims that bound the region cross
};

/// The distance within which a rim comes near the region, map units.
constexpr double rimMargin(double tolerance) { return 2e3 * tolerance; }

/// An arena of radius 0 or less has nothing inside. `margin` > 0 is the distance within which a rim
/// comes near the region, map units. The time is linear in the number of arenas times the number of
/// those that bound the region.
ArenaIntersection intersectionOf(std::span<const Arena> arenas, double margin);

} // namespace thicket::nav
