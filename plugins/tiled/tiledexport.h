#pragma once

#include "plugins/api/mapformat.h"
#include "plugins/tiled/writtentext.h"

namespace thicket::plugins {

struct TiledMap;

QList<FormatOption> tiledExportOptions();

/// Writes one of Tiled's formats.
using TiledWriter = WrittenText (*)(const TiledMap& map);

/// Writes a map for Tiled (format 1.8). A layer becomes an object group, and its objects keep their
/// drawing order. Object and layer ids are kept if they fit Tiled's 31 bits. The map's properties
/// (originX, originY, pixelsPerUnit, yAxis, unit) say how pixels follow from map units. Other
/// settings (see addSettings()), motions and keys of other programs are properties, too, in JSON.
/// With the options path and graph, further layers show the shortest path from start to goal and
/// the tangent graph; an import passes over them. `values` are complete.
Result<ExportBundle> exportTiled(const nav::Map& map, const OptionValues& values,
                                 TiledWriter writer);

} // namespace thicket::plugins
