#pragma once

#include "app/drawing/outline.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace thicket::drawing {

/// A point of a thickened polyline and its place in the obstacle's list.
struct Corner {
    nav::Point at;
    std::int32_t index = 0;
};

enum class Sides { both, rightOnly };

/// The boundary of the union of the capsules (segments thickened by `radius` > 0 to each side)
/// round a polyline of at least one corner, consecutive ones different. With `rightOnly`, only
/// what bounds it on the right of the direction of travel: the outside of a filled
/// counter-clockwise polygon. Nothing when too many capsules lie beside each other, 64 on average.
/// Method: every rim and side less the intervals inside other capsules, then chained.
std::optional<std::vector<OutlineLoop>> capsuleUnion(const std::vector<Corner>& corners,
                                                     bool closed, double radius, Sides sides);

/// Each capsule for itself, of at least two corners, counter-clockwise.
std::vector<OutlineLoop> capsules(const std::vector<Corner>& corners, bool closed, double radius);

} // namespace thicket::drawing
