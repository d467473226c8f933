#pragma once

#include "libnav/bake/bakedlayer.h"
#include "libnav/path/path.h"

#include <optional>

namespace thicket::nav {

/// One oriented rim that a path turns round.
struct BakedTurn {
    DiscIndex disc;
    Winding arriving = Winding::counterClockwise;
    Winding leaving = Winding::counterClockwise;
};

/// A shortest path as the rims that it turns round; none if it is straight.
struct BakedRoute {
    std::vector<BakedTurn> turns;
    double length = 0; ///< map units

    void clear()
    {
        turns.clear();
        length = 0;
    }
};

/// Finds the route between two points that are free for rays and in the layer's frame; false if no
/// path joins them, or rounding hid it. `field` is the one that the layer was baked for. Any
/// thread.
bool findRoute(const SearchView& field, const BakedLayer& layer, const Segment& query,
               BakedRoute& route);

/// The path along a route.
void followRoute(const SearchView& field, const BakedLayer& layer, const Segment& query,
                 const BakedRoute& route, Path& path);

} // namespace thicket::nav
