#pragma once

#include "libnav/collision/expansion/disc.h"

namespace thicket::nav {

/// What lies inside all arenas, a convex region, by what bounds it: of ten thousand arenas mostly a
/// few. What the others block lies behind these.
struct ArenaIntersection {
    /// Arenas whose rim comes near the region, ascending. Where nothing lies inside all arenas, so
    /// many that nothing lies inside these.
    std::vector<std::uint32_t> arenas;
    std::vector<Point> corners; ///< where the rims that bound the region cross
};

/// How near a rim must come to count, map units.
constexpr double rimMargin(double tolerance) { return 2e3 * tolerance; }

/// An arena of radius 0 or less has nothing inside. `margin` > 0: how near is near, map units.
/// Linear in the number of arenas times that of those that bound the region.
ArenaIntersection intersectionOf(std::span<const Arena> arenas, double margin);

} // namespace thicket::nav
