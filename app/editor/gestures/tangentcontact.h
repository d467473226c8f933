#pragma once

#include "libnav/geometry/shapes.h"

#include <optional>
#include <vector>

namespace thicket::editor {

/// How far the free end of a side has to move so that the side touches a disc.
struct TangentContact {
    nav::Point by;
    nav::Point touch; ///< where the side touches the disc's rim
};
/// The contact nearest to `moving`, the free end of a side that begins at `from`: at most `reach`
/// away and not beyond the end. Absent if there is none. Discs that hold `from` have no tangent.
/// Lengths in map units. Any thread.
std::optional<TangentContact> tangentContact(nav::Point from, nav::Point moving,
                                             const std::vector<nav::Circle>& discs, double reach);

} // namespace thicket::editor
