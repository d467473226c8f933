#pragma once

#include "plugins/godot/scenefile.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace thicket::plugins {

/// A tile of a tile set, as cells name it.
struct TileName {
    std::uint16_t source = 0;
    std::uint16_t column = 0;
    std::uint16_t row = 0;
    std::uint16_t alternative = 0;

    auto operator<=>(const TileName&) const = default;
};

struct TileCell {
    std::int16_t x = 0;
    std::int16_t y = 0;
    TileName tile{};
    bool flipsX = false; ///< after the transposition
    bool flipsY = false;
    bool isTransposed = false;
};

/// The cells of a TileMapLayer from its "tile_map_data": PackedByteArray("base64") or a list of
/// bytes. No value: it is damaged or of a version that is not known. Time and memory are linear in
/// the text.
std::optional<std::vector<TileCell>> cellsOfLayer(std::string_view text);

/// The same of a layer of a TileMap, from its "tile_data": PackedInt32Array(...) of format 2.
std::optional<std::vector<TileCell>> cellsOfMap(std::string_view text);

} // namespace thicket::plugins
