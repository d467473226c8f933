#pragma once

#include "libnav/geometry/shapes.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

/// Grids of cells as polygons. Values and pure functions: any thread.
namespace thicket::plugins {

/// What blocks in a cell; 0: nothing, the cell is free.
using CellKind = std::uint16_t;

/// A grid, row by row. Cell (column, row) is the square from (column, row) to (column + 1, row +
/// 1).
class CellRaster {
public:
    /// All cells are free. Sizes >= 0.
    CellRaster(int columns, int rows)
        : m_columns(columns), m_rows(rows), m_kinds(std::size_t(columns) * std::size_t(rows))
    {}

    int columns() const { return m_columns; }
    int rows() const { return m_rows; }
    /// Cells outside the grid are free.
    CellKind at(int column, int row) const
    {
        const bool isInside = column >= 0 && row >= 0 && column < m_columns && row < m_rows;
        return isInside ? m_kinds[index(column, row)] : CellKind(0);
    }
    /// The cell must be in the grid.
    void set(int column, int row, CellKind kind) { m_kinds[index(column, row)] = kind; }

private:
    std::size_t index(int column, int row) const
    {
        return std::size_t(row) * std::size_t(m_columns) + std::size_t(column);
    }

    int m_columns;
    int m_rows;
    std::vector<CellKind> m_kinds;
};

/// A simple polygon round cells of one kind.
struct CellPiece {
    CellKind kind = 0;
    std::vector<nav::Point> outline; ///< no point is straight or occurs twice; unit: cells
};

struct CellPieces {
    std::vector<CellPiece> pieces; ///< in the order of their first cells, row by row
    std::size_t cutTips = 0;       ///< corners of outlines that were cut, see `tipCut`
};

/// The cells that are not free as simple polygons without holes. Together they cover exactly these
/// cells, and none covers a part of another. A region with holes is cut along sides of cells into
/// pieces, at most one more than it has holes, where a place at which it touches itself in a corner
/// counts as a hole. So a piece has neither holes nor such places.
///
/// Two blocked cells that touch only in a corner, with free cells on both sides, belong to outlines
/// that touch there: nothing passes between obstacles that touch. A `tipCut` > 0 opens such places:
/// each of the two corners is cut off where its sides are this long. < 0.5, cells.
///
/// No value if there are more than `most` pieces or 16 times as many stretches of cells. Time and
/// memory are linear in the number of cells; the time of the stretches is n log n.
/// Method: union-find over the stretches of each row. A stretch joins a piece above it if they
/// share one side only and neither touches the other elsewhere.
std::optional<CellPieces> mergedCells(const CellRaster& cells, std::size_t most, double tipCut = 0);

} // namespace thicket::plugins
