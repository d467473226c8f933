#pragma once

#include "plugins/api/mapformat.h"

namespace thicket::plugins {

QList<FormatOption> tiledImportOptions();

/// Reads a Tiled map, XML or JSON. `values` are complete.
///
/// Pixels become map units by the property pixelsPerUnit of the map, which our own exports have;
/// other maps keep Tiled's pixels, y down. An object whose class is one of our types is one; the
/// shape of the others decides: an ellipse is a circle if it is round, else a polygon; a rectangle
/// or polygon is a polygon; a polyline or capsule is a wall; a point needs a class or the name
/// start or goal. An object that shows a tile has the class and properties that the tileset gives
/// the tile, unless it says others itself. The collision shapes of tiles are placed wherever tile
/// layers and objects show them. Tile layers that the option solid names are obstacles wherever
/// they have a tile. Layers in groups become layers with names such as "group/layer". What cannot
/// be kept is noted.
Result<ImportedMap> importTiled(const ImportSource& source, const OptionValues& values);

} // namespace thicket::plugins
