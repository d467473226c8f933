#pragma once

#include "libnav/collision/obstaclefield.h"

#include <cstdint>
#include <vector>

namespace thicket::test {

/// A square of circles of radius 0.5 to 1.5, which includes the agent's radius.
struct ForestParameters {
    int count = 1000;
    double cover = 0.2; ///< total area of the circles over the square's; below 0.5 if disjoint
    bool overlapping = false;
    std::uint64_t seed = 1;
};

struct Forest {
    std::vector<nav::Obstacle> circles; ///< ids from 1
    double side = 0;
};

/// Disjoint circles keep a gap of 0.02. The large ones are placed first.
Forest makeForest(const ForestParameters& parameters);

} // namespace thicket::test
