#pragma once

#include "libnav/map/mapobject.h"
#include "libnav/result.h"
#include "plugins/godot/scenetree.h"
#include "plugins/godot/tileshapes.h"
#include "plugins/shapes/frame.h"
#include "plugins/shapes/ledger.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace thicket::plugins {

/// What the tiles of a node block, in map units.
struct TileMapShapes {
    std::vector<nav::Geometry> geometries{};
    std::size_t oneWay = 0;          ///< shapes of tiles that block from one side only
    std::size_t scenes = 0;          ///< cells with scenes, which are not read
    std::size_t tooFar = 0;          ///< polygons that no map can hold, or without an area
    std::optional<LedgerLine> why{}; ///< if there are none: what is the matter
};

/// Reads the collision shapes of a scene's tile maps: TileMapLayer and the TileMap of Godot 4.
/// Those of all physics layers count, also of tiles that are not seen. Not thread-safe.
class TileMaps {
public:
    /// The tree must outlive it.
    explicit TileMaps(const SceneTree& tree) : m_tree(tree) {}

    /// Of one of the tree's nodes that isTileMap(). Errors, which name the node but no file: the
    /// tile maps read so far have more than 256 MiB of cells, as text, or make more than 300,000
    /// polygons or 4,000,000 corners.
    Result<TileMapShapes> read(const PlacedNode& node, const Frame& frame);

private:
    const TileSet* tileSetOf(const PlacedNode& node, const LedgerLine*& why);
    /// The cells of a layer, which is read and forgotten.
    bool addCells(const Variant* data, bool isMap, TileShaper& shaper);
    bool addLayers(const SectionLines& values, TileShaper& shaper);

    const SceneTree& m_tree;
    std::map<const SceneResource*, std::optional<TileSet>> m_sets;
    TileBudget m_budget;
    std::size_t m_textLeft = std::size_t(256) << 20;
    bool m_isTooLong = false;
};

} // namespace thicket::plugins
