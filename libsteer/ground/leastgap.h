#pragma once

#include "libnav/geometry/shapes.h"
#include "libsteer/ground/primitive.h"

namespace thicket::steer {

/// A lower bound of the gap to the primitive from anywhere in the box, map units; may be negative.
double leastGap(const nav::Box& box, const Primitive& one);

} // namespace thicket::steer
