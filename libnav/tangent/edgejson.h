#pragma once

#include "libnav/json/json.h"
#include "libnav/nav_export.h"
#include "libnav/tangent/tangentedge.h"

/// Edges as JSON for other programs. Coordinates must be finite. Pure functions: any thread.
namespace thicket::nav {

/// "ccw" or "cw".
THICKET_NAV_EXPORT const char* nameOf(Winding winding);
/// [x, y]
THICKET_NAV_EXPORT Json json(Point point);
/// {"type": "surfing", "from", "to"} or {"type": "hugging", "center", "radius", "from", "to",
/// "winding": "ccw" or "cw"}
THICKET_NAV_EXPORT Json::Object json(const TangentEdge& edge);
/// {"obstacle": 3}, with the corner for walls and polygons; {"end": "start"} for a query's ends.
THICKET_NAV_EXPORT Json json(const Contact& contact);

} // namespace thicket::nav
