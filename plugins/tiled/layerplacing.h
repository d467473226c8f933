#pragma once

#include "libnav/map/map.h"
#include "plugins/shapes/ledger.h"
#include "plugins/tiled/importsettings.h"
#include "plugins/tiled/tiledfiles.h"
#include "plugins/tiled/tileplacement.h"

#include <set>

namespace thicket::plugins {

/// Puts the layers of a Tiled map and their objects into a map, from the bottom up.
class LayerPlacing {
public:
    /// All must outlive this. `name`: of the file, in errors. `map` has its settings and no layers.
    LayerPlacing(const TiledMap& tiled, const ImportSettings& settings,
                 const TiledImportOptions& options, TiledFiles& files, const TilesetTable& tilesets,
                 const std::string& name, nav::Map& map, Ledger& ledger);

    /// Empties the layers, to save memory.
    Result<void> place(TiledLayers& layers);
    /// Above all ids of the file.
    nav::ObjectId unusedId() const { return m_nextObject; }
    /// A name in the option solid that no tile layer has; empty: none.
    QString unusedName() const { return m_solid.unused(); }

    static constexpr std::int64_t mostCells = std::int64_t(1) << 26; ///< in all tile layers
    static constexpr std::size_t mostSolids = 300'000; ///< polygons of solid layers, in all
    static constexpr std::size_t mostTileShapes = std::size_t(1) << 18; ///< placed, in all
    /// What they have beside their form: names, properties, points.
    static constexpr std::size_t mostTileBytes = std::size_t(64) << 20;
    static constexpr std::size_t mostCurvePoints = std::size_t(1) << 22; ///< of ellipses, in all

private:
    /// What a layer says, and the groups round it.
    struct Context {
        std::string path;
        nav::Point offset;
        double opacity = 1;
        bool visible = true;
        bool locked = false;
        nav::Json::Object foreignKeys = {};
    };

    Result<void> place(TiledLayers& layers, const Context& context);
    Result<void> placeObjects(TiledLayer& layer, const Context& context);
    Result<void> placeObject(TiledObject& object, nav::LayerId layer, nav::Point offset);
    Result<void> placeCells(const TiledLayer& layer, const Context& context);
    Result<void> placeSolid(const TiledLayer& layer, const Context& context);
    Result<void> countCells(const TiledChunk& chunk);
    /// `object`: the tile object whose parts the shapes are; null for a cell.
    Result<void> placeShapes(const TiledTile& tile, const Affine& toPixels, nav::LayerId layer,
                             const TiledObject* object);
    /// Adds the object, or counts why it has no place in a map.
    Result<void> add(TiledObject object, const Affine& toPixels, nav::LayerId layer, bool keepsId);
    void countHow(ObjectShape::How how, nav::ObjectId id);
    nav::LayerId addLayer(const TiledLayer& layer, const Context& context);
    Context within(const TiledLayer& layer, const Context& context) const;
    std::string placeOf(std::uint32_t line) const;

    const TiledMap& m_tiled;
    const ImportSettings& m_settings;
    const TiledImportOptions& m_options;
    TiledFiles& m_files;
    const TilesetTable& m_tilesets;
    const std::string& m_name;
    nav::Map& m_map;
    Ledger& m_ledger;
    ShapeOptions m_shapeOptions;
    std::string m_ellipseNote;  ///< of the ledger
    bool m_isLayerless = false; // and without what a designer has added
    std::set<nav::LayerId> m_layerIds;
    nav::LayerId m_nextLayer = 1;
    nav::ObjectId m_nextObject = 1;
    SolidTiles m_solid;
    std::size_t m_solids = 0;
    std::int64_t m_cells = 0;
    std::size_t m_tileShapes = 0;
    std::size_t m_tileBytes = 0;
    std::size_t m_curvePoints = 0;
};

} // namespace thicket::plugins
