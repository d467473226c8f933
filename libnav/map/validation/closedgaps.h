#pragma once

#include "libnav/collision/obstaclefield.h"
#include "libnav/nav_export.h"

#include <span>
#include <stop_token>
#include <vector>

namespace thicket::nav {

/// A passage that the map leaves open, but not for agents of a given radius.
struct ClosedGap {
    std::size_t a = 0; ///< index of an obstacle
    std::size_t b = 0; ///< index of the other, > a
    Point at;          ///< the middle of the gap
    Segment across;    ///< through `at`, from one obstacle's outline to the other's
    double width = 0;  ///< map units, > 0
};

struct ClosedGaps {
    std::vector<ClosedGap> found; ///< the narrowest place of each pair; widest first
    bool isComplete = true;       ///< false if there may be more
};

/// Finds pairs of obstacles that do not touch, but leave less than twice the agent's radius between
/// them. A pair does not count if a third obstacle lies in its narrowest place, or if that lies
/// inside one. Two sides of one obstacle, and two inverted circles, are no pair. Obstacles with
/// `leaveOut` are in no pair. The widest are the ones that a designer may have meant to be open: at
/// most `most` are returned (up to 10,000), and at most closedGapsBudget pairs of sides are tested.
/// The time is about n log n for n sides, unless the agent is much wider than most gaps. None for
/// an agent radius (map units) of 0. `leaveOut` has an element for each obstacle. Any thread.
/// Method: the pairs of sides whose boxes are near each other in a tree of all sides.
inline constexpr std::size_t closedGapsLimit = 100;
THICKET_NAV_EXPORT ClosedGaps findClosedGaps(std::span<const Obstacle> obstacles,
                                             const std::vector<bool>& leaveOut, double agentRadius,
                                             const std::stop_token& stop = {},
                                             std::size_t most = closedGapsLimit);
inline constexpr std::size_t closedGapsBudget = 50'000'000;

} // namespace thicket::nav
