#pragma once

#include "libnav/bake/bakedsearch.h"
#include "libnav/bake/bakedsight.h"

namespace thicket::nav {

/// A way from a sight of the start to a sight of the goal.
struct BakedWay {
    static constexpr std::uint32_t noHub = UINT32_MAX; ///< both sights touch one stretch

    double length = 0;           ///< map units
    std::uint32_t start = noHub; ///< the entries of the hub by which they meet, one at each sight
    std::uint32_t goal = noHub;
};

/// Fills the route with the rims of a shortest way by way of the hub; false if rounding hid one.
bool unpackRoute(const BakedLayer& layer, const BakedSight& start, const BakedSight& goal,
                 const BakedWay& way, BakedRoute& route);

} // namespace thicket::nav
