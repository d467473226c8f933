#pragma once

#include "libnav/collision/searchview.h"

#include <vector>

namespace thicket::nav {

/// The points where a search from or to `p` begins.
/// - `p` is free: `p` itself.
/// - Only the minimum expansion of thin walls and polygons covers `p` (it lies on one, or nearer
///   than the minimum expansion): free points beside it, one for each side on which it can be left,
///   nearest first. The list is empty when touching obstacles enclose it.
/// - An obstacle is at `p`: no value.
std::optional<std::vector<Point>> waysFrom(const SearchView& field, Point p);

/// Whether two points see each other, when only the minimum expansion covers them and the line
/// between them, and no obstacle is at them. Holds also where the minimum expansion leaves no way
/// out. Not along a side.
bool areInOnePocket(const SearchView& field, Point p, Point q);

} // namespace thicket::nav
