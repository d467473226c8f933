#pragma once

#include "libnav/collision/obstaclefield.h"

#include <span>
#include <utility>
#include <vector>

namespace thicket::nav {

struct Nesting {
    /// Obstacles that add nothing to another, by their places in the list: inner, outer, one outer
    /// each. Ascending.
    std::vector<std::pair<std::size_t, std::size_t>> found;
    /// False when the search took too long: some may be missing.
    bool isComplete = true;
};

/// Which obstacles lie wholly inside another: exact for circles, and for anything inside a circle;
/// other pairs are left unreported, and so are inverted shapes. Those with `leaveOut` count for
/// nothing. Looks at nestingBudget points and sides at most: plenty unless most obstacles lie in
/// the boxes of most others, and yet in none of them.
Nesting findNesting(std::span<const Obstacle> obstacles, const std::vector<bool>& leaveOut);
inline constexpr std::size_t nestingBudget = 50'000'000;

} // namespace thicket::nav
