#pragma once

#include "libnav/map/map.h"

#include <cstdint>

namespace thicket::cli {

struct ForestOptions {
    std::uint64_t circles = 0; ///< wanted
    /// The expected area of that many circles, divided by the area that they stand in; > 0.
    double density = 0.2;
    std::uint64_t seed = 0;
    double minRadius = 0.5; ///< > 0
    double maxRadius = 1.5; ///< >= minRadius
    /// The least distance between two rims. If negative, rims may overlap by as much, but by no
    /// more than twice minRadius.
    double gap = 0;
    double border = 0; ///< free margin between the circles and the bounds, >= 0
};

/// A square map with circles placed at random by steer::placeAtRandom, as by the editor's brush.
/// The same options give the same bits. Radii are uniform in [minRadius, maxRadius]. In dense
/// forests the circles that fit are smaller on average, and fewer than wanted.
nav::Map randomForest(const ForestOptions& options);

} // namespace thicket::cli
