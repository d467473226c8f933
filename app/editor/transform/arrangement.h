#pragma once

#include "libnav/map/mapobject.h"

#include <vector>

namespace thicket::editor {

/// Aligns and distributes objects by their bounding boxes, walls with their thickness. Pure
/// functions: any thread. They return by how much each box has to move, in the order of the boxes.

enum class Axis { x, y };
/// The side of the common box, or its middle, that all are moved to.
enum class Side { least, middle, greatest };
/// What becomes equal between neighbours.
enum class Spacing { gaps, centres };

/// Moves every box to a side of the box of all. A box that is there already moves by exactly 0.
std::vector<nav::Point> alignment(const std::vector<nav::Box>& boxes, Axis axis, Side side);

/// Spaces the boxes evenly along an axis, in the order of their centres. The first and the last
/// one stay. Gaps are negative where the boxes do not fit side by side. Fewer than three boxes do
/// not move.
std::vector<nav::Point> distribution(const std::vector<nav::Box>& boxes, Axis axis,
                                     Spacing spacing);

} // namespace thicket::editor
