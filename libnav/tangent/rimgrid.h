#pragma once

#include "libnav/collision/searchview.h"
#include "libnav/geometry/celllists.h"
#include "libnav/geometry/grid.h"

namespace thicket::nav {

/// Cells that cover a field, with the cores and discs that may meet each: for floods of all rims,
/// also of those of circles.
struct RimGrid {
    GridFrame frame; ///< encloses all discs, with a margin
    CellLists<CoreIndex> cores;
    CellLists<DiscIndex> loneDiscs; ///< those in which no core ends

    /// About `cells` cells, > 0.
    static RimGrid of(const SearchView& field, double cells);
};

} // namespace thicket::nav
