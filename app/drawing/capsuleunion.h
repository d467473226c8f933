#pragma once

#include "app/drawing/outline.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace thicket::drawing {

/// A point of a thickened polyline and its index in the obstacle's list.
struct Corner {
    nav::Point at;
    std::int32_t index = 0;
};

enum class Sides { both, rightOnly };

/// The boundary of the union of the capsules (segments thickened by `radius` > 0 to each side) of a
/// polyline. It needs at least one corner, and consecutive ones must differ. With `rightOnly`, only
/// the boundary on the right of the direction of travel: the outside of a filled counter-clockwise
/// polygon. nullopt if too many capsules lie side by side, 64 on average. Method: remove from every
/// rim and side the intervals inside other capsules, then chain the rest.
std::optional<std::vector<OutlineLoop>> capsuleUnion(const std::vector<Corner>& corners,
                                                     bool closed, double radius, Sides sides);

/// One loop for each capsule, counter-clockwise. At least two corners.
std::vector<OutlineLoop> capsules(const std::vector<Corner>& corners, bool closed, double radius);

} // namespace thicket::drawing
