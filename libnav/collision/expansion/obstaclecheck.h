#pragma once

#include "libnav/collision/collision_export.h"
#include "libnav/collision/expansion/obstacle.h"
#include "libnav/result.h"

#include <optional>

namespace thicket::nav {

/// The reason why an obstacle is not valid, as an error that names it; nullopt when it is valid.
THICKET_COLLISION_EXPORT std::optional<Error> problemWith(const Obstacle& obstacle);
/// The same for the agent's radius.
std::optional<Error> problemWithAgentRadius(double radius);

} // namespace thicket::nav
