#pragma once

#include "libnav/json/json.h"
#include "libnav/path/criticalradii.h"
#include "libsteer/comparison/solvercomparison.h"

#include <optional>
#include <string>
#include <vector>

namespace thicket::cli {

/// What the methods answered, and the radii at which the path jumps, if they were asked for.
struct Comparison {
    std::vector<steer::SolverRow> rows;
    double cellSide = 0; ///< map units
    std::optional<nav::CriticalRadii> radii;
};

/// A table, and a line for each radius.
std::string comparisonText(const Comparison& comparison);
nav::Json comparisonJson(const Comparison& comparison);

} // namespace thicket::cli
