#pragma once

#include "libnav/bake/bakedlayer.h"

#include <vector>

namespace thicket::nav {

/// A corner of true radius 0 nearer to the next than this may bend a path by its minimum expansion
/// alone. The path then passes it straight, and is shorter than its labels say.
inline double closeCorners(const SearchView& field)
{
    return field.hasRaisedRadii() ? 1e3 * field.minimumExpansion() : 0;
}

/// The corners at which that may happen to a path from rim to rim, up to one more than
/// `mostCloseCorners`.
inline constexpr std::size_t mostCloseCorners = 64;
std::vector<Point> cornersThatMayBeCut(const SearchView& field, const BakedLayer& layer);

} // namespace thicket::nav
