#pragma once

#include "libnav/geometry/shapes.h"

#include <cstdint>
#include <span>
#include <vector>

namespace thicket::nav {

/// The indices of the points, ordered along a Z-curve through their bounding box, so that
/// neighbours in the plane are mostly neighbours in memory. The curve has 2^16 by 2^16 cells;
/// points of one cell keep their order. Points must be finite. Source: Morton, "A Computer Oriented
/// Geodetic Data Base" (1966).
std::vector<std::uint32_t> mortonOrder(std::span<const Point> points);

} // namespace thicket::nav
