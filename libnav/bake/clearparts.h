#pragma once

#include "libnav/tangent/rimflood.h"
#include "libnav/tangent/rimgrid.h"

namespace thicket::nav {

/// The parts of a cell of the grid in which every point is free for rays: no disc, core or arena's
/// rim comes into them, and their centres are free. Not all such parts, where cores taper.
RimFlood::Parts clearPartsOf(const SearchView& field, const RimGrid& grid, int column, int row);

} // namespace thicket::nav
