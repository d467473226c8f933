#pragma once

#include "libnav/geometry/shapes.h"

#include <cstddef>
#include <vector>

namespace thicket::editor {

/// The least distance of two handles of an outline that are drawn, along x or y, logical pixels.
inline constexpr double handleSpacing = 10;
/// The same of chosen or moving ones, which are left out only where they would cover each other.
inline constexpr double chosenSpacing = 3;

/// The indices of points that are at least `spacing` > 0 apart along x or y, ascending: the first,
/// the last unless it is too near to that, and of the others each that is too near to none before.
/// Depends on the points and the spacing alone. Time: proportional to their number. Any thread.
std::vector<std::size_t> withRoom(const std::vector<nav::Point>& points, double spacing);

} // namespace thicket::editor
