#pragma once

#include "libnav/map/map.h"
#include "plugins/tiled/pixelspace.h"

namespace thicket::plugins {

/// One object as a Tiled map has it, and how true it is to the map.
struct TmjObject {
    nav::Json json;
    /// Whether a reader gets the map's very coordinates back from the pixels or the properties.
    bool isExact = true;
    /// Whether every custom property kept its type.
    bool keepsProperties = true;
};

/// A circle is an ellipse, a wall a polyline, a polygon a polygon and a marker a point; `type` is
/// the map's word for it. What pixels cannot hold exactly (centre, radius, thickness) and what
/// Tiled does not know (closed, inverted, heading, group) stands in properties, in map units.
TmjObject tmjObject(const nav::MapObject& object, nav::ObjectId id, const PixelSpace& space);

} // namespace thicket::plugins
