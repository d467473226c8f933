#pragma once

#include "libnav/json/json.h"
#include "libnav/path/criticalradii.h"
#include "libsteer/comparison/radiicomparison.h"

#include <optional>
#include <string>
#include <vector>

namespace thicket::cli {

/// What the methods answered.
struct Comparison {
    std::vector<steer::SolverRow> rows;
    double cellSide = 0;                     ///< map units
    std::vector<steer::RadiusRow> table;     ///< for other radii; empty if none were asked for
    std::optional<nav::CriticalRadii> radii; ///< at which the path jumps, if they were asked for
};

/// A table, one of the other radii, and a line for each radius at which the path jumps.
std::string comparisonText(const Comparison& comparison);
nav::Json comparisonJson(const Comparison& comparison);

} // namespace thicket::cli
