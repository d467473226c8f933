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

/// The corners at which that may happen to a path from rim to rim, and those where a path may bend
/// though no stretch is free: where sides are nearly in line, so that their covers meet within the
/// tolerance. Up to one more than `mostCloseCorners` of either.
inline constexpr std::size_t mostCloseCorners = 64;
std::vector<Point> cornersThatMayBeCut(const SearchView& field, const BakedLayer& layer);

/// By cell of the frame: the parts that have points within closeCorners() of a corner of true
/// radius 0, and some beside them.
std::vector<RimFlood::Parts> partsNearCorners(const SearchView& field, const GridFrame& frame);

} // namespace thicket::nav
