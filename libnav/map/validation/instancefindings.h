#pragma once

#include "libnav/map/map.h"
#include "libnav/map/validation/validation.h"

#include <vector>

/// Whether instances fit their templates. Internal to libnav/map.
namespace thicket::nav {

/// "unknownTemplate", "strayMember" and "templateMisfit", at most one of a kind for a group or an
/// object. Linear.
std::vector<Finding> findMisfits(const Map& map);

} // namespace thicket::nav
