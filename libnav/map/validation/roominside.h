#pragma once

#include "libnav/geometry/shapes.h"

#include <stop_token>
#include <vector>

/// Whether a disc fits into a polygon. Internal to libnav.
namespace thicket::nav {

enum class Room { some, none, unknown };

/// Whether some disc of that radius (> 0, map units) lies in the polygon, whose sides may touch.
/// `unknown` where the disc fits exactly or almost, or where it is not decided after some thousand
/// looks at the polygon; also when `stop` asks.
///
/// Method: boxes whose middle and size bound how far from the sides any point in them can be, most
/// hopeful first, split in four. Source: "polylabel", Mapbox (2016), which is after
/// Garcia-Castellanos and Lombardo, "Poles of Inaccessibility" (2007).
Room roomInside(const std::vector<Point>& corners, double radius, std::stop_token stop = {});

} // namespace thicket::nav
