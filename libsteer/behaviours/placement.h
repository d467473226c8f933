#pragma once

#include "libnav/collision/obstaclefield.h"
#include "libsteer/random.h"
#include "libsteer/steer_export.h"

#include <cstddef>
#include <vector>

namespace thicket::steer {

struct PlacementParams {
    nav::Box box; ///< where; must not be empty
    std::size_t count = 0;
    double leastRadius = 0.3; ///< map units, >= 0
    double mostRadius = 0.3;  ///< map units, >= leastRadius
    double gap = 0;           ///< between any two rims, and rim and obstacle; map units, >= 0
    double border = 0;        ///< between any rim and the box's edge; map units, >= 0
    std::size_t tries = 2000; ///< in a row without success before it gives up
    /// Obstacles to keep clear of (a field's agent radius counts as part of them); may be null.
    const nav::ObstacleField* obstacles = nullptr;
};

struct Placement {
    std::vector<nav::Circle> placed; ///< as many as it could, at most `count`
    std::size_t tries = 0;           ///< that it took in all
    Random random;                   ///< for whatever comes next
    bool isComplete = false;         ///< whether all of `count` were placed
};

/// Circles at random places that keep their gaps; gives up when too many tries in a row fail, and
/// tells how many it placed. Radii are evenly spread, places likewise in what the border leaves
/// (nothing, when it leaves nothing). The same input gives the same bits. Time grows with tries,
/// not with their product with what is placed.
/// Source: Buckland (2005), chapter 3, CreateObstacles, with a bound.
THICKET_STEER_EXPORT Placement placeAtRandom(const PlacementParams& params, Random random);

} // namespace thicket::steer
