#pragma once

#include "libnav/map/map.h"
#include "libnav/map/validation/validation.h"
#include "libsteer/steer_export.h"

#include <vector>

namespace thicket::steer {

/// What is wrong with the behaviours of the map's agent groups. "badBehaviour", an error:
/// scenarioOf() refuses it, too. "ignoredKey", a warning: a key that has no effect. Errors first,
/// each kind in the map's order; at most the first 100, then "moreBehaviours" says how many more
/// there are.
THICKET_STEER_EXPORT std::vector<nav::Finding> behaviourFindings(const nav::Map& map);

} // namespace thicket::steer
