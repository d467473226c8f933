#pragma once

#include "libnav/path/pathfinder.h"
#include "libsteer/c/thicket.h"

#include <cstdint>

namespace thicket::c {

/// A thk_outcome for the status of a search, or THK_INVALID.
std::int32_t outcomeOf(nav::PathStatus status);
/// In the spelling of nav::name(); also of statuses.
const char* nameOf(std::int32_t outcome);

} // namespace thicket::c
