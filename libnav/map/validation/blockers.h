#pragma once

#include "libnav/collision/obstaclefield.h"

#include <optional>
#include <span>
#include <vector>

namespace thicket::nav {

struct Blockers {
    /// By disc: the place of an obstacle that it overlaps: the first one, or one that holds all
    /// discs nearby; of inverted circles the innermost. Nothing where it is free or was not looked
    /// at.
    std::vector<std::optional<std::size_t>> of;
    /// Discs that were not looked at because the search took too long.
    std::size_t unchecked = 0;
};

/// Which obstacles many discs overlap, as the shapes are given; touching is free. A disc of radius
/// 0 is a point, and overlaps what it is inside of. For n discs among n sides some n log n steps,
/// n sqrt(n) where the sides are as long as the map is wide. Looks at blockersBudget sides at most:
/// plenty for 10,000 of each unless polygons of thousands of points lie round most of the discs.
Blockers findBlockers(std::span<const Circle> discs, std::span<const Obstacle> obstacles);
inline constexpr std::size_t blockersBudget = 300'000'000;

} // namespace thicket::nav
