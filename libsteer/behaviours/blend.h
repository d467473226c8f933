#pragma once

#include "libsteer/steer_export.h"
#include "libsteer/vector.h"

#include <span>

namespace thicket::steer {

struct WeightedForce {
    Point force;       ///< map units per second squared
    double weight = 1; ///< >= 0
};

/// The weighted sum, cut to `maxForce` (>= 0). Source: Reynolds (1999), "Combining Behaviors".
THICKET_STEER_EXPORT Point weightedSum(std::span<const WeightedForce> forces, double maxForce);

/// The weighted forces added in their order, most important first, each as long as the budget that
/// those before it left over: the one that reaches `maxForce` is cut and the rest unheard. Nothing
/// is left to chance (no dithering), so equal input gives an equal force, and a force that grows
/// slowly displaces the later ones slowly. The result is at most `maxForce` long. `granted`, if not
/// empty, must be as long as `forces` and receives what of each was let through.
/// Source: Buckland (2005), chapter 3, "Weighted Truncated Running Sum with Prioritization".
THICKET_STEER_EXPORT Point prioritised(std::span<const WeightedForce> forces, double maxForce,
                                       std::span<Point> granted = {});

} // namespace thicket::steer
