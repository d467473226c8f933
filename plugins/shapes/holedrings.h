#pragma once

#include "libnav/geometry/shapes.h"

#include <cstddef>
#include <vector>

/// Areas that formats describe by several closed rings, and polygons, which have one. Pure: any
/// thread.
namespace thicket::plugins {

using Ring = std::vector<nav::Point>;

/// What several rings of one shape fill.
enum class FillRule {
    evenOdd, ///< what an odd number of rings enclose
    nonZero  ///< what they wind round, counted with their senses
};

/// A ring and those directly in it that are not filled.
struct HoledRing {
    Ring outer;
    std::vector<Ring> holes;
    std::size_t index = 0; ///< of the outer ring among those given
};

struct NestedRings {
    std::vector<HoledRing> areas; ///< in the order of their outer rings
    std::size_t covered = 0;      ///< rings that bound nothing, as both their sides are alike
    bool isComplete = true;       ///< false: too many lie in each other's boxes; the rest is filled
};

/// Sorts rings of at least three points by what they fill. Rings must not cross each other; where
/// they do, one point of each decides. Work: at most some 100 million sides looked at.
NestedRings nested(std::vector<Ring> rings, FillRule rule);

/// An area with holes as polygons without holes, at most one more than there are holes. They are
/// cut along the x axis from both ends of each hole, touch along the cuts, and fill the same area.
/// No value (empty) if rings cross or touch each other, or if it would take more than some 100
/// million comparisons.
std::vector<Ring> cutAtHoles(const HoledRing& area);

/// Twice the area; positive if counter-clockwise where y points up.
double doubleArea(const Ring& ring);
/// Whether not all points are on one line.
bool hasExtent(const Ring& ring);
/// Whether the point is in the ring; either for a point on it.
bool encloses(const Ring& ring, nav::Point point);

} // namespace thicket::plugins
