#pragma once

#include "plugins/tiled/tiledmodel.h"

#include <cstddef>

namespace thicket::plugins {

/// About how much memory a copy needs beside itself.
std::size_t copiedBytes(const TiledObject& object);
std::size_t copiedBytes(const std::vector<TiledProperty>& properties);

} // namespace thicket::plugins
