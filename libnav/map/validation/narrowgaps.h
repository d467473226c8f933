#pragma once

#include "libnav/collision/obstaclefield.h"

#include <span>
#include <vector>

namespace thicket::nav {

/// A passage that is closed only by the minimum expansion of walls and polygons.
struct NarrowGap {
    std::size_t a = 0; ///< index of an obstacle
    std::size_t b = 0; ///< index of the other, >= a; equal for two sides of one obstacle
    Point at;          ///< the middle of the gap
    double width = 0;  ///< between the shapes (not expanded), map units
    double open = 0;   ///< a gap must be wider than this for agents of this radius:
    double agentRadius = 0;
};

struct NarrowGaps {
    std::vector<NarrowGap> found; ///< the narrowest of each pair; pairs ascending
    bool isComplete = true;       ///< false if there may be more
};

/// Finds the passages between walls, polygons and circles that are wider than twice the agent's
/// radius plus the tolerance, but closed by the minimum expansion (see ObstacleField).
/// For agents of radius 0 and of `agentRadii` (the 16 smallest of those that the minimum expansion
/// affects). Between two walls or polygons, or two sides of one, such passages are up to 2e-6 of
/// the map's extent wide; beside a circle, inverted or not, half of that. Ignored are gaps inside
/// another obstacle, and notches less than ten times as deep as wide. Obstacles with `leaveOut` are
/// skipped. At most narrowGapsLimit are returned, and at most narrowGapsBudget sides are tested.
NarrowGaps findNarrowGaps(std::span<const Obstacle> obstacles, const std::vector<bool>& leaveOut,
                          std::vector<double> agentRadii);
inline constexpr std::size_t narrowGapsLimit = 100;
inline constexpr std::size_t narrowGapsBudget = 50'000'000;

} // namespace thicket::nav
