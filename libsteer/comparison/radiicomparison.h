#pragma once

#include "libsteer/comparison/solvercomparison.h"

#include <span>

namespace thicket::steer {

/// How the methods answered for one agent radius.
struct RadiusRow {
    double radius = 0; ///< map units
    std::vector<SolverRow> rows;
};

/// The radii `from`, `from + step` and so on up to `to`, at most `most` of them. 0 <= from <= to,
/// step > 0. `to` is among them if it is a whole number of steps away.
THICKET_STEER_EXPORT std::vector<double> steppedRadii(double from, double to, double step,
                                                      std::size_t most);

/// compareSolvers() for each of several agent radii, >= 0, map units, in their order. After a stop
/// the remaining radii are left out. Errors: as for nav::ObstacleField::build().
THICKET_STEER_EXPORT Result<std::vector<RadiusRow>>
compareRadii(std::span<const nav::Obstacle> obstacles, const nav::Segment& query,
             std::span<const double> radii, const ComparisonOptions& options = {});

} // namespace thicket::steer
