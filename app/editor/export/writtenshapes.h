#pragma once

#include "libnav/map/map.h"
#include "plugins/api/mapformat.h"

#include <optional>

namespace thicket::editor {

/// The shapes that a file of this format has of the map, found by reading the exported bytes again,
/// in the map's coordinates. If the file has other ones (pixels, y down), they are laid over the
/// map by their extent and that of the map's obstacles that are written. nullopt: the format cannot
/// be read, or the export or import failed. Any thread.
std::optional<nav::Map> writtenShapes(const nav::Map& map, const plugins::MapFormat& format,
                                      const plugins::OptionValues& options);

} // namespace thicket::editor
