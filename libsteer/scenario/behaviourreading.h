#pragma once

#include "libnav/json/json.h"
#include "libnav/result.h"
#include "libsteer/scenario/scenario.h"

#include <string>

namespace thicket::steer {

/// A behaviour of a map file: {"type": ..., "weight": ...}. Other keys are ignored. Errors name
/// `place`.
Result<StackedBehaviour> readBehaviour(const nav::Json& json, const std::string& place);

} // namespace thicket::steer
