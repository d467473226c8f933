#pragma once

#include "libnav/map/map.h"

#include <cstdint>

namespace thicket::cli {

struct ForestOptions {
    std::uint64_t circles = 0; ///< wanted
    double density = 0.2;      ///< the circles' areas over the area they stand in, > 0
    std::uint64_t seed = 0;
    double minRadius = 0.5; ///< > 0
    double maxRadius = 1.5; ///< >= minRadius
    /// The least distance between two rims; negative allows rims to overlap by so much.
    double gap = 0;
    double border = 0; ///< free margin between the circles and the bounds, >= 0
};

/// A square map with circles strewn at random, the same bits for the same options: radii are even
/// in [minRadius, maxRadius], the largest placed first, since small ones still fit between. A
/// circle that finds no place in a bounded number of tries is left out.
nav::Map randomForest(const ForestOptions& options);

} // namespace thicket::cli
