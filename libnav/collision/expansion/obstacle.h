#pragma once

#include "libnav/geometry/shapes.h"

#include <cstdint>
#include <optional>

namespace thicket::nav {

/// An id that no obstacle may have.
inline constexpr std::int64_t noObstacle = INT64_MIN;

/// An obstacle as the caller gives it. Every answer names it by `id` (a map object's id).
struct Obstacle {
    std::int64_t id = 0;
    Shape shape;
};

/// Adds an obstacle if the id is unknown, replaces it if known, or removes it without `after`.
struct ObstacleChange {
    std::int64_t id = 0;
    std::optional<Shape> after;
};

} // namespace thicket::nav
