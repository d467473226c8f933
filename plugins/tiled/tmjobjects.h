#pragma once

#include "libnav/map/map.h"
#include "plugins/tiled/pixelspace.h"

namespace thicket::plugins {

/// One object in a Tiled map, and how exact it is.
struct TmjObject {
    nav::Json json;
    /// Whether the pixels or the properties give back the map's exact coordinates.
    bool isExact = true;
    /// Whether every custom property kept its type.
    bool keepsProperties = true;
};

/// A circle is written as an ellipse, a wall as a polyline, a polygon as a polygon and a marker as
/// a point. `type` is the map's name for it. What pixels cannot hold exactly (centre, radius,
/// thickness) and what Tiled does not know (closed, inverted, heading, group) is written as
/// properties, in map units.
TmjObject tmjObject(const nav::MapObject& object, nav::ObjectId id, const PixelSpace& space);

} // namespace thicket::plugins
