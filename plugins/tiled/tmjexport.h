#pragma once

#include "plugins/api/mapformat.h"

namespace thicket::plugins {

/// Writes Tiled's JSON map (TMJ, format 1.8). A layer becomes an object group, and its objects keep
/// their drawing order. Object and layer ids are kept if they fit Tiled's 31 bits. The map's
/// properties (originX, originY, pixelsPerUnit, yAxis, unit) say how pixels follow from map units.
Result<ExportBundle> exportTmj(const nav::Map& map, double pixelsPerUnit);

} // namespace thicket::plugins
