#pragma once

#include "libnav/geometry/shapes.h"

#include <cstdint>
#include <optional>

namespace thicket::nav {

/// An id that no obstacle may have.
inline constexpr std::int64_t noObstacle = INT64_MIN;

/// An obstacle as the outside names it; `id` is handed back in every answer (a map object's id).
struct Obstacle {
    std::int64_t id = 0;
    Shape shape;
};

/// One obstacle added (id unknown so far), replaced, or removed (`after` absent).
struct ObstacleChange {
    std::int64_t id = 0;
    std::optional<Shape> after;
};

} // namespace thicket::nav
