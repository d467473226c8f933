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
/// From the coordinates of a tile's shapes to those of the layer that has the tile in this cell.
/// Shapes are drawn over the tile's picture, in its pixels or, if the tileset's grid is isometric,
/// in the plane of a cell of that at the foot of the picture. An isometric map's layers are seen
/// from above: what a picture shows upright lies flat there.
Affine cellPlacement(const TiledMap& map, const TileUse& use, std::int64_t column,
                     std::int64_t row);
/// The same to the layer of an object that shows the tile.
Affine tileShapePlacement(const TiledMap& map, const TiledObject& object, const TileUse& use);
/// An offset of layers, which moves what is shown, as one of their coordinates.
nav::Point layerOffset(const TiledMap& map, nav::Point offset);

/// Width and height of a map that is not infinite, pixels.
nav::Point mapSize(const TiledMap& map);

} // namespace thicket::plugins
