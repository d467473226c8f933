#pragma once

#include "libnav/map/map.h"

#include <cstdint>

namespace thicket::cli {

struct ForestOptions {
    std::uint64_t circles = 0; ///< wanted
    double density = 0.2;      ///< the circles' total area divided by the area they stand in, > 0
    std::uint64_t seed = 0;
    double minRadius = 0.5; ///< > 0
    double maxRadius = 1.5; ///< >= minRadius
    /// The least distance between two rims. If negative, rims may overlap by as much.
    double gap = 0;
    double border = 0; ///< free margin between the circles and the bounds, >= 0
};

/// A square map with circles placed at random. The same options give the same bits. Radii are
/// uniform in [minRadius, maxRadius]. The largest are placed first, since small ones still fit
/// between them. A circle that finds no place in a bounded number of tries is left out.
nav::Map randomForest(const ForestOptions& options);

} // namespace thicket::cli
