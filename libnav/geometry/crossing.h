#pragma once

#include "libnav/collision/collision_export.h"
#include "libnav/geometry/shapes.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

/// Sides of a closed polyline, given by the index of the point where each begins. The time is
/// n log n for n points, which must be finite, where nothing else is said. Pure: any thread.
namespace thicket::nav {

/// How many of the points differ from each other. A polygon needs three, a wall two.
THICKET_COLLISION_EXPORT std::size_t differentPoints(std::vector<Point> points);

/// Whether all points are on one line, to rounding. Time n.
THICKET_COLLISION_EXPORT bool areInLine(const std::vector<Point>& points);

/// Two sides that properly cross, if there are any; sides that only touch do not cross.
THICKET_COLLISION_EXPORT std::optional<std::pair<std::size_t, std::size_t>>
crossingSides(const std::vector<Point>& points);

/// Two sides that meet although they are not neighbours, or neighbours that overlap, if there are
/// any. Repeated points in a row count once. There must be at least three differentPoints().
THICKET_COLLISION_EXPORT std::optional<std::pair<std::size_t, std::size_t>>
meetingSides(const std::vector<Point>& points);

/// As meetingSides(), but one of the two is among `sides`, in any order; those of zero length meet
/// nothing. The time is n for each of them.
THICKET_COLLISION_EXPORT std::optional<std::pair<std::size_t, std::size_t>>
meetingSidesAmong(const std::vector<Point>& points, std::span<const std::size_t> sides);

} // namespace thicket::nav
