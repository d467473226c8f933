#pragma once

#include "libnav/json/json.h"
#include "libsteer/recording/rundifference.h"

#include <string>

namespace thicket::cli {

/// What differs from the recording of that file, and the agents that differ first.
std::string text(const steer::RunDifference& difference, const std::string& other, double step);
/// All agents that differ.
nav::Json json(const steer::RunDifference& difference, double step);

} // namespace thicket::cli
