#pragma once

#include "libnav/collision/obstaclefield.h"
#include "libsteer/random.h"
#include "libsteer/steer_export.h"

#include <cstddef>
#include <vector>

namespace thicket::steer {

struct PlacementParams {
    nav::Box box; ///< area of the centres; must not be empty
    std::size_t count = 0;
    double leastRadius = 0.3; ///< map units, >= 0
    double mostRadius = 0.3;  ///< map units, >= leastRadius
    double gap = 0;           ///< from rim to rim and from rim to obstacle; map units, >= 0
    double border = 0;        ///< from rim to the box's edge; map units, >= 0
    std::size_t tries = 2000; ///< in a row without success before it gives up
    /// Obstacles to avoid; may be null. The field's agent radius counts as part of them.
    const nav::ObstacleField* obstacles = nullptr;
};

struct Placement {
    std::vector<nav::Circle> placed; ///< at most `count`
    std::size_t tries = 0;           ///< number of tries in all
    Random random;                   ///< state after the last try
    bool isComplete = false;         ///< whether all of `count` were placed
};

/// Places circles at random, with the gaps. Gives up after too many failed tries in a row. Radii
/// are uniformly distributed. So are centres, in what the border leaves of the box, which may be
/// empty. The same input gives the same bits. Time: linear in the tries, whatever is placed
/// already.
/// Source: Buckland (2005), chapter 3, CreateObstacles, with a bound on the tries.
THICKET_STEER_EXPORT Placement placeAtRandom(const PlacementParams& params, Random random);

} // namespace thicket::steer
