#pragma once

#include "libnav/collision/collision_export.h"
#include "libnav/geometry/shapes.h"

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

/// Sides of a closed polyline, by the index of the point where each begins. n log n for n points,
/// wherever they are; they must be finite.
namespace thicket::nav {

/// Two sides that properly cross; sides that only touch do not cross.
std::optional<std::pair<std::size_t, std::size_t>> crossingSides(const std::vector<Point>& points);

/// Two sides that meet although they are not neighbours, or neighbours that run back over each
/// other. Repeated points in a row count once. The polyline has three different points or more.
THICKET_COLLISION_EXPORT std::optional<std::pair<std::size_t, std::size_t>>
meetingSides(const std::vector<Point>& points);

} // namespace thicket::nav
