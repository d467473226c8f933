#pragma once

#include "libnav/result.h"
#include "plugins/godot/tileset.h"

#include <vector>

namespace thicket::plugins {

/// How much the tile maps of one scene may become, as few bytes can stand for much.
struct TileBudget {
    std::size_t polygons = 300'000;
    std::size_t corners = 4'000'000;
    std::size_t rasterCells = std::size_t(1) << 24; ///< of sparse grids
};

/// What tiles block, in the coordinates of their node, pixels.
struct TileShapes {
    std::vector<std::vector<nav::Point>> polygons;
    std::size_t oneWay = 0; ///< shapes that block from one side only, and are among them
    std::size_t scenes = 0; ///< cells with scenes, which are not read
};

/// Gathers what the cells of one node block. Cells that are blocked wholly are merged to polygons
/// without holes, see mergedCells(); any other shape of a tile is a polygon. Time n log n with the
/// cells and what they block. Not thread-safe.
class TileShaper {
public:
    /// Both must outlive it.
    TileShaper(const TileSet& tiles, TileBudget& budget) : m_tiles(tiles), m_budget(budget) {}

    /// The cells of one layer. Of cells at the same place the last counts.
    void add(std::vector<TileCell> cells);
    /// Error: the budget is spent. The message goes on after a colon.
    Result<TileShapes> shapes();

private:
    void add(const TileCell& cell);
    void addPolygon(std::vector<nav::Point> points);
    using Cells = std::vector<LatticeCells>::iterator;
    void merge(Cells begin, Cells end);
    void addMerged(Cells begin, Cells end, const LatticeCells& box);

    const TileSet& m_tiles;
    TileBudget& m_budget;
    std::vector<LatticeCells> m_whole; // cells
    TileShapes m_shapes;
    bool m_isSpent = false;
};

} // namespace thicket::plugins
