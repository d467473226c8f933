#pragma once

#include "libnav/collision/obstaclefield.h"

#include <span>
#include <utility>
#include <vector>

namespace thicket::nav {

struct Nesting {
    /// Indices (inner, outer) of obstacles that lie inside another, one outer each. Ascending.
    std::vector<std::pair<std::size_t, std::size_t>> found;
    /// False if the search took too long: some may be missing.
    bool isComplete = true;
};

/// Finds obstacles that lie wholly inside another. Exact for circles, and for anything inside a
/// circle. Other pairs and inverted shapes are not reported. Those with `leaveOut` are skipped.
/// Tests at most nestingBudget points and sides: plenty, unless most obstacles lie in the boxes of
/// most others but inside none of them.
Nesting findNesting(std::span<const Obstacle> obstacles, const std::vector<bool>& leaveOut);
inline constexpr std::size_t nestingBudget = 50'000'000;

} // namespace thicket::nav
