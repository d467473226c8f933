#pragma once

#include "libnav/geometry/shapes.h"

#include <optional>
#include <vector>

namespace thicket::editor {

/// How far a box has to move along one axis so that two gaps in its row are equal.
struct EqualGap {
    double by = 0;
    nav::Point source; ///< the middle of the other gap
    nav::Point target; ///< the middle of the gap beside the moved box
};
/// The row is that of the boxes that overlap the moving one across the axis (x if `alongX`). The
/// two gaps are those on both sides of the moving box, or the gap beside it and the next one on the
/// same side. The nearest such place, at most `reach` away; absent if there is none. Boxes that
/// overlap or touch along the axis count as one. Lengths in map units. Takes n log n of the boxes.
/// Any thread.
std::optional<EqualGap> equalGap(const nav::Box& moving, const std::vector<nav::Box>& others,
                                 bool alongX, double reach);

} // namespace thicket::editor
