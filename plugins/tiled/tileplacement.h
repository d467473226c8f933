#pragma once

#include "plugins/shapes/affine.h"
#include "plugins/tiled/tiledmodel.h"

#include <vector>

/// Where Tiled draws things: pixels of the map, y down. Source: Tiled's manual ("Working with
/// Objects", "TMX Map Format", "Global Tile IDs") and its renderers.
namespace thicket::plugins {

inline constexpr std::uint32_t flippedHorizontally = 0x80000000U;
inline constexpr std::uint32_t flippedVertically = 0x40000000U;
inline constexpr std::uint32_t flippedDiagonally = 0x20000000U;
inline constexpr std::uint32_t rotatedBy120 = 0x10000000U;
inline constexpr std::uint32_t tileFlags = 0xF0000000U;

/// A tile of a tileset.
struct TileUse {
    const TiledTileset* tileset = nullptr; ///< null: it is missing
    std::uint32_t index = 0;               ///< in the tileset
    std::uint32_t flags = 0;

    const TiledTile* tile() const; ///< null if nothing is known of it
    nav::Point size() const;
};

/// The tilesets of a map by the first numbers of their tiles.
class TilesetTable {
public:
    /// `used` are the tilesets to use, in the order of map.tilesets; null: missing.
    TilesetTable(const TiledMap& map, const std::vector<const TiledTileset*>& used);
    TileUse find(std::uint32_t gid) const;

private:
    struct Entry {
        std::uint32_t firstGid;
        const TiledTileset* tileset;
    };
    std::vector<Entry> m_entries;
};

/// From the coordinates of an object, which begin at its (x, y), to those of its layer. A tile
/// object's begin at the upper left corner of its picture.
Affine objectPlacement(const TiledMap& map, const TiledObject& object);
Affine tileObjectPlacement(const TiledMap& map, const TiledObject& object, const TileUse& use);
/// From the pixels of a tile's picture to those of the layer that has it in this cell.
/// Map::orientation must not be isometric.
Affine cellPlacement(const TiledMap& map, const TileUse& use, std::int64_t column,
                     std::int64_t row);
/// From the pixels of a tile's picture to those of an object that shows it, as
/// tileObjectPlacement() begins.
Affine pictureScaling(const TiledObject& object, const TileUse& use);

/// Width and height of a map that is not infinite, pixels.
nav::Point mapSize(const TiledMap& map);

} // namespace thicket::plugins
