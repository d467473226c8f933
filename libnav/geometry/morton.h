#pragma once

#include "libnav/geometry/shapes.h"

#include <cstdint>
#include <span>
#include <vector>

namespace thicket::nav {

/// The order of points along a Z-curve through their bounding box, so that neighbours in the plane
/// are mostly neighbours in memory; points of one cell of 2^16 by 2^16 keep their order.
/// Source: Morton, "A Computer Oriented Geodetic Data Base" (1966).
std::vector<std::uint32_t> mortonOrder(std::span<const Point> points);

} // namespace thicket::nav
