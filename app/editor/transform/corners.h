#pragma once

#include "libnav/geometry/shapes.h"

#include <cstddef>
#include <vector>

namespace thicket::editor {

/// Shapes the corners of polylines. Pure functions: any thread.

/// As many points on a circle, evenly spaced: a regular polygon with the middle, the winding and
/// the mean distance from the middle of the given one. It is turned so that the points move least.
/// At least three points, not all the same.
std::vector<nav::Point> regular(const std::vector<nav::Point>& corners);

struct Rounding {
    double radius = 1;   ///< > 0, map units: less where a side has no room for it
    double error = 0.01; ///< > 0, map units: the largest distance of arc and points
};

/// The polyline with arcs in place of the corners of these indices. An arc touches both sides, and
/// takes at most half of a side that ends at another corner. Its points lie on it, so that the
/// chords are away from it by at most `error`; it has at most 360 of them. The ends of an open
/// polyline and corners without a bend stay.
std::vector<nav::Point> rounded(const std::vector<nav::Point>& corners, bool isRing,
                                const std::vector<std::size_t>& indices, const Rounding& rounding);

} // namespace thicket::editor
