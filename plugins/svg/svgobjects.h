#pragma once

#include "libnav/map/map.h"

#include <optional>
#include <string>

namespace thicket::plugins {

/// How an object stands in the drawing.
struct SvgPlacing {
    nav::LayerId groupLayer = 0;        ///< the layer of the group that it is in; 0: none
    std::optional<std::size_t> place{}; ///< in the map's drawing order, where the file's differs
    double markerRadius = 0;            ///< of points, map units
    double lineWidth = 0;               ///< of lines without thickness, map units
};

/// Appends an element for the object: a circle, a polygon, a polyline as wide as its wall, or a
/// circle for a marker. Coordinates are those of the map.
void appendObject(std::string& out, const nav::MapObject& object, const SvgPlacing& placing);

} // namespace thicket::plugins
