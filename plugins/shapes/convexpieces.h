#pragma once

#include "libnav/geometry/shapes.h"
#include "libnav/result.h"

#include <optional>
#include <vector>

namespace thicket::plugins {

/// A simple polygon, in either winding, cut into convex ones of at most `mostCorners` (>= 3; no
/// value: as many as they come to have): counter-clockwise (y up), at least three corners each.
/// Corners are those of the polygon, to the bit, unless it crosses itself. A corner may be straight
/// where another piece has a vertex. Where the polygon touches itself the pieces only touch. No
/// pieces if it has no area.
///
/// A part thinner than 4e-9 of the polygon's size may be lost, or a corner may be concave by that.
/// Errors: more points than Arrangement::of() takes; more than 100,000 crossings. Time about
/// n log n with both.
Result<std::vector<std::vector<nav::Point>>>
convexPieces(const nav::Polygon& polygon, std::optional<int> mostCorners = std::nullopt);

} // namespace thicket::plugins
