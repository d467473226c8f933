#pragma once

#include "libnav/json/json.h"

namespace thicket::steer {

/// NaN if it is no number, or one that no double holds. Internal to the library.
double numberOf(const nav::Json& json);

} // namespace thicket::steer
