#pragma once

#include "plugins/api/mapformat.h"

namespace thicket::plugins {

/// Writes Tiled's JSON map (TMJ, format 1.8): a layer is an object group, an object keeps its
/// drawing order within it. Object and layer ids are kept where they fit Tiled's 31 bits. The map's
/// properties (originX, originY, pixelsPerUnit, yAxis, unit) say how pixels became of map units.
Result<ExportBundle> exportTmj(const nav::Map& map, double pixelsPerUnit);

} // namespace thicket::plugins
