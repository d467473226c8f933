#pragma once

#include "plugins/tiled/tiledmodel.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>

namespace thicket::plugins {

/// Receives a cell that holds a tile: its place in the chunk, row by row, and the tile's number
/// with flags. False ends the reading.
using CellVisitor = std::function<bool(std::int64_t index, std::uint32_t gid)>;

/// Visits the cells of a chunk: a list, CSV, or base64 of numbers, as they are or compressed with
/// zlib, gzip or zstd. Needs little memory, whatever the data claims to be, and reads no more cells
/// than the chunk has. A value: why the data is refused, as a sentence.
std::optional<std::string> visitCells(const TiledLayer& layer, const TiledChunk& chunk,
                                      const CellVisitor& visitor);

} // namespace thicket::plugins
