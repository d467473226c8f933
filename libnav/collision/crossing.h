#pragma once

#include "libnav/collision/shapes.h"

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace thicket::nav {

/// Two sides of the closed polyline that properly cross, by the index of the point where each
/// begins; sides that only touch do not cross.
std::optional<std::pair<std::size_t, std::size_t>> crossingSides(const std::vector<Point>& points);

} // namespace thicket::nav
