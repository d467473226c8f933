#pragma once

#include "libsteer/steer_export.h"
#include "libsteer/vector.h"

#include <span>

namespace thicket::steer {

struct WeightedForce {
    Point force;       ///< map units per second squared
    double weight = 1; ///< >= 0
};

/// The weighted sum, truncated to `maxForce` (>= 0). Source: Reynolds (1999), "Combining
/// Behaviors".
THICKET_STEER_EXPORT Point weightedSum(std::span<const WeightedForce> forces, double maxForce);

/// Adds the weighted forces in order, most important first, while their lengths fit into the budget
/// `maxForce`. The force that exceeds it is truncated and the later ones are dropped. The result is
/// at most `maxForce` long. There is no random choice (dithering), so equal input gives an equal
/// force, and a slowly growing force displaces the later ones slowly. `granted` is empty, or as
/// long as `forces` and receives the part of each that was added.
/// Source: Buckland (2005), chapter 3, "Weighted Truncated Running Sum with Prioritization".
THICKET_STEER_EXPORT Point prioritised(std::span<const WeightedForce> forces, double maxForce,
                                       std::span<Point> granted = {});

} // namespace thicket::steer
