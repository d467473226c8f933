#pragma once

#include "plugins/godot/scenefile.h"
#include "plugins/godot/tilecells.h"
#include "plugins/godot/tilegrid.h"

#include <optional>
#include <set>
#include <unordered_map>
#include <vector>

namespace thicket::plugins {

/// What a tile blocks.
struct TilePolygon {
    std::vector<nav::Point> points; ///< from the cell's middle, pixels; at least 3
    bool isOneWay = false;          ///< blocks from one side only
    bool isCell = false;            ///< exactly the whole cell
    bool isCellTransposed = false;  ///< is that when x and y are exchanged
};

/// The tiles of a TileSet that block something, in any of its physics layers. A value; any thread.
class TileSet {
public:
    /// Reads one from the resource of a file, and its sources from there or, by their paths, from
    /// `files`. No value: its grid is none that Godot has. Sources that are not there have no
    /// tiles. Time n log n with the lines.
    static std::optional<TileSet> of(const SceneResource& resource, const SceneFile& file,
                                     const SceneFiles& files);

    const TileGrid& grid() const { return m_grid; }
    /// Null: none. Equal ones, as of two physics layers, are there once.
    const std::vector<TilePolygon>* find(const TileName& tile) const;
    /// Whether the cells of a source are scenes, not pictures.
    bool hasScenes(std::uint16_t source) const { return m_scenes.contains(source); }

private:
    explicit TileSet(const TileGrid& grid) : m_grid(grid) {}
    void read(std::uint16_t source, const SectionLines& lines, int physicsLayers);

    TileGrid m_grid;
    std::unordered_map<std::uint16_t, std::uint16_t> m_sources; ///< the first that is the same
    std::unordered_map<std::uint64_t, std::vector<TilePolygon>> m_tiles; ///< by their names
    std::set<std::uint16_t> m_scenes;
};

} // namespace thicket::plugins
