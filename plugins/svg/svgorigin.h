#pragma once

#include "libnav/map/map.h"
#include "plugins/shapes/affine.h"

#include <string_view>

/// Drawings of maps that lie far from the origin, such as those in the coordinates of a country.
/// Browsers and librsvg read numbers in single precision, so these begin at a place of their own,
/// which the attribute thicket:origin of the root holds: "x y". Any thread.
namespace thicket::plugins {

/// The place of the map that is (0, 0) in its drawing; 0 in x, in y or in both where the map lies
/// about 0, or where single precision is off by less than a tenth of a pixel. Whole numbers.
nav::Point svgOrigin(const nav::Map& map, double pixelsPerUnit);

/// The map as it is drawn from an origin. Coordinates are exact: with the origin added they are
/// those of the map to the last bit.
nav::Map drawnFrom(nav::Point origin, const nav::Map& map);

/// Moves what settings say of places, bounds and guides, along with the objects. Each axis stays
/// one. What ends beyond the limit of coordinates is dropped.
void moveSettings(nav::MapSettings& settings, const Affine& by);

/// What the attribute holds; 0, 0 if it does not hold two numbers within the limit of coordinates.
nav::Point readSvgOrigin(std::string_view text);

/// By how much single precision moves what is drawn at most, map units; 0 if that is less than a
/// tenth of a pixel, which is not seen.
double seenPrecision(const nav::Map& map, double pixelsPerUnit);

} // namespace thicket::plugins
