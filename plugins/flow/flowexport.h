#pragma once

#include "libsteer/guidance/mapflow.h"
#include "plugins/api/mapformat.h"
#include "plugins/shapes/frame.h"

namespace thicket::plugins {

/// A round number of map units, of which 100 to 250 are as long as the longer side of the map.
double usualCell(const nav::Map& map);

/// Writes the flow field to the map's goals as flowdocument.h says, with the key "image" for the
/// second file, see flowimage.h. Both are in the frame's coordinates; other ones than the map's are
/// told by the keys "scale" and "yAxis". The options are in map units, and so are the cells, which
/// are the same in any frame. Refused: what mapFlow() refuses, and more than four million cells.
Result<ExportBundle> exportFlow(const nav::Map& map, steer::MapFlowOptions options,
                                const Frame& frame);

} // namespace thicket::plugins
