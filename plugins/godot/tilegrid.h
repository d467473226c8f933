#pragma once

#include "plugins/godot/scenefile.h"
#include "plugins/shapes/affine.h"

#include <optional>
#include <vector>

namespace thicket::plugins {

/// Cells of a lattice, from (column, row) on.
struct LatticeCells {
    int column = 0;
    int row = 0;
    int columns = 1;
    int rows = 1;
};

/// Where the cells of a tile map lie, in its node's coordinates, pixels. A value; any thread. All
/// is exact in double precision. Source: the documentation of Godot's class TileSet.
class TileGrid {
public:
    enum class Shape { square, isometric, halfOffsetSquare, hexagon };
    enum class Layout {
        stacked,
        stackedOffset,
        stairsRight,
        stairsDown,
        diamondRight,
        diamondDown
    };

    /// By "tile_size", "tile_shape", "tile_layout" and "tile_offset_axis" of a TileSet. No value:
    /// they are none that Godot has; sizes are 1 to 16,384.
    static std::optional<TileGrid> of(const SectionLines& tileSet);

    nav::Point middle(int x, int y) const;

    /// Whether cells fill cells of a lattice: all but hexagons do.
    bool hasLattice() const { return m_shape != Shape::hexagon; }
    /// Which ones a cell fills, if there is a lattice.
    LatticeCells cells(int x, int y) const;
    /// From the lattice to the node's coordinates, if there is one.
    Affine fromLattice() const;
    /// The corners of a cell in order, from its middle, if there is a lattice.
    std::vector<nav::Point> outline() const;

private:
    TileGrid(nav::Point size, Shape shape, Layout layout, bool isUpright)
        : m_size(size), m_shape(shape), m_layout(layout), m_isUpright(isUpright)
    {}
    nav::Point place(double x, double y) const;
    nav::Point diamondsBegin() const;

    nav::Point m_size;
    Shape m_shape;
    Layout m_layout;
    bool m_isUpright; ///< columns are moved against each other, not rows
};

} // namespace thicket::plugins
