#pragma once

#include "libnav/collision/collision_export.h"
#include "libnav/collision/expansion/obstacle.h"
#include "libnav/result.h"

#include <optional>
#include <span>

namespace thicket::nav {

/// The reason why the first bad obstacle is not valid, as an error that names it; nullopt when all
/// are valid.
THICKET_COLLISION_EXPORT std::optional<Error> problemWith(std::span<const Obstacle> obstacles);
/// The same for the shapes that changes bring.
THICKET_COLLISION_EXPORT std::optional<Error> problemWith(std::span<const ObstacleChange> changes);
/// The same for the agent's radius.
std::optional<Error> problemWithAgentRadius(double radius);

} // namespace thicket::nav
