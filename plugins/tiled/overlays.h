#pragma once

#include "plugins/api/mapformat.h"
#include "plugins/tiled/pixelspace.h"
#include "plugins/tiled/tiledmodel.h"

#include <vector>

namespace thicket::plugins {

/// The layers that the options path and graph ask for, with polylines of the classes path and edge.
/// Ids are not given. Notes what there is nothing to show of. Errors: obstacles that no agent of
/// this size can be led among, and graphs of more than 100,000 edges.
Result<TiledLayers> overlayLayers(const nav::Map& map, const OptionValues& values,
                                  const PixelSpace& space, QList<FormatNote>& notes);

} // namespace thicket::plugins
