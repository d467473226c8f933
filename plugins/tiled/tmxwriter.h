#pragma once

#include "plugins/tiled/tiledmodel.h"
#include "plugins/tiled/writtentext.h"

namespace thicket::plugins {

/// An exported map in Tiled's XML, one object a line. Holds layers of objects only.
/// Numbers are the shortest that read back as the same bits.
/// Characters that XML cannot hold become U+FFFD, and are counted.
WrittenText writeTmx(const TiledMap& map);

} // namespace thicket::plugins
