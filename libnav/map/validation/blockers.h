#pragma once

#include "libnav/collision/obstaclefield.h"

#include <optional>
#include <span>
#include <vector>

namespace thicket::nav {

struct Blockers {
    /// By disc: the index of an obstacle that it overlaps, if any. That is the first one, or one
    /// that contains all discs nearby; among inverted circles the innermost. No value for discs
    /// that are free or unchecked.
    std::vector<std::optional<std::size_t>> of;
    /// Number of discs left unchecked because the search took too long.
    std::size_t unchecked = 0;
};

/// Finds which obstacles (not expanded) many discs overlap. Touching is free. A disc of radius 0 is
/// a point and overlaps what it is inside of. Time: about n log n for n discs and n sides, n
/// sqrt(n) if the sides are as long as the map is wide. Tests at most blockersBudget sides: plenty
/// for 10,000 of each, unless polygons of thousands of points surround most of the discs.
Blockers findBlockers(std::span<const Circle> discs, std::span<const Obstacle> obstacles);
inline constexpr std::size_t blockersBudget = 300'000'000;

} // namespace thicket::nav
