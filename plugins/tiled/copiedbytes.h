#pragma once

#include "plugins/tiled/tiledmodel.h"

#include <cstddef>

namespace thicket::plugins {

/// About how much memory a copy of the object needs beside itself.
std::size_t copiedBytes(const TiledObject& object);

} // namespace thicket::plugins
