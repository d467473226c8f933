#pragma once

#include "plugins/shapes/arrangement.h"

namespace thicket::plugins {

/// The areas without their overlaps: pieces that touch along a line or overlap become one. The
/// halves on both sides of a line are united before they meet. So heaps take no longer than their
/// outline is long: time about n log^2 n with the points of the areas and of the outlines of parts
/// of them. Errors as Arrangement::of(). Any thread.
Result<std::vector<LatticeArea>> united(std::vector<LatticeArea> areas);

/// Whether extents of the areas meet so seldom that one arrangement of all costs little more than
/// its points do. Time n log n. Any thread.
bool meetLittle(std::span<const LatticeArea> areas);

} // namespace thicket::plugins
