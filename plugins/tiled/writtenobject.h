#pragma once

#include "libnav/map/map.h"
#include "plugins/tiled/pixelspace.h"
#include "plugins/tiled/tiledmodel.h"

namespace thicket::plugins {

/// One object as Tiled has it.
struct WrittenObject {
    TiledObject object;
    /// Whether every custom property kept its type.
    bool keepsProperties = true;
};

/// A circle is written as an ellipse, a wall as a polyline, a polygon as a polygon and a marker as
/// a point. The class is the map's name for it. What pixels cannot hold exactly and what Tiled does
/// not know (closed, inverted, heading, group, motion) is written as properties, in map units: see
/// isOwnProperty(). Those of points only if the pixels do not give back the same numbers.
WrittenObject writtenObject(const nav::MapObject& object, nav::ObjectId id,
                            const PixelSpace& space);

/// A polyline through these points of the map, at least one.
TiledObject writtenLine(const std::vector<nav::Point>& points, const PixelSpace& space);

} // namespace thicket::plugins
