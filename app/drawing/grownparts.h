#pragma once

#include "app/drawing/asseen.h"
#include "libnav/geometry/shapes.h"

#include <vector>

namespace thicket::drawing {

/// A shape that is painted grown by `by`, map units.
struct GrownPart {
    nav::Shape shape;
    double by = 0; ///< >= 0
};

/// What a picture needs of an obstacle that is grown by `by` >= 0: the union of the parts is the
/// same in the window, up to a quarter of a pixel. An arena, and an outline of few corners, is one
/// part. Of a longer wall only the stretches near the window are; a longer polygon is filled, and
/// its rim is such stretches of a wall. So the time to grow it depends on what is near the window.
/// None for a marker.
std::vector<GrownPart> grownParts(const nav::Geometry& geometry, double by, const SeenPart& part);

} // namespace thicket::drawing
