#pragma once

#include "libnav/collision/obstaclefield.h"

#include <span>
#include <vector>

namespace thicket::nav {

/// A passage that is closed only because walls and polygons are expanded by a least radius.
struct NarrowGap {
    std::size_t a = 0; ///< place of an obstacle
    std::size_t b = 0; ///< of the other, >= a; the same when two sides of one leave the gap
    Point at;          ///< in its middle
    double width = 0;  ///< map units, between the shapes as given
    double open = 0;   ///< wider ones are open to agents of this radius:
    double agentRadius = 0;
};

struct NarrowGaps {
    std::vector<NarrowGap> found; ///< the narrowest of each pair, pairs ascending
    bool isComplete = true;       ///< false when there may be more
};

/// The passages between walls, polygons and circles that are wider than twice the agent's radius
/// and the tolerance, but closed by the minimum expansion (see ObstacleField). For agents of radius
/// 0 and of `agentRadii` (the 16 smallest that the minimum expansion affects). Between two walls or
/// polygons, or two sides of one, these are up to 2e-6 of the map's extent wide, beside a circle,
/// inverted or not, half of it. What lies inside another obstacle is no passage, nor is a notch
/// that is not ten times as deep as wide. Obstacles with `leaveOut` are not looked at. At most
/// narrowGapsLimit are named, and at most narrowGapsBudget sides looked at.
NarrowGaps findNarrowGaps(std::span<const Obstacle> obstacles, const std::vector<bool>& leaveOut,
                          std::vector<double> agentRadii);
inline constexpr std::size_t narrowGapsLimit = 100;
inline constexpr std::size_t narrowGapsBudget = 50'000'000;

} // namespace thicket::nav
