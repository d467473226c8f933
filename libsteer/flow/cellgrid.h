#pragma once

#include "libnav/geometry/shapes.h"
#include "libnav/result.h"
#include "libsteer/steer_export.h"

#include <algorithm>
#include <cstddef>
#include <optional>

namespace thicket::steer {

/// A cell of a grid: column to the right (+x), row upwards (+y).
struct Cell {
    int column = 0;
    int row = 0;
    bool operator==(const Cell&) const = default;
};

/// Inclusive ranges of columns and rows. Empty if left > right or bottom > top.
struct CellWindow {
    int left = 0;
    int bottom = 0;
    int right = -1;
    int top = -1;

    bool operator==(const CellWindow&) const = default;
    bool isEmpty() const { return left > right || bottom > top; }
    bool contains(Cell c) const
    {
        return c.column >= left && c.column <= right && c.row >= bottom && c.row <= top;
    }
};

/// Position and size of the square cells of cost, integration and flow fields. A value.
///
/// Arrays over a grid are padded by a border of one blocked cell on each side, so that the eight
/// neighbours of a cell need no bounds check. Rows are stored one after the other, stride()
/// elements apart. The stride is a multiple of 16 that keeps vertically adjacent cells in different
/// cache sets. Cell (column, row) is element (row + 1) * stride() + column + 1 of paddedSize().
class THICKET_STEER_EXPORT CellGrid {
public:
    /// The most cells of a grid. Path lengths in cells are exact in a float up to here.
    static constexpr double mostCells = 1 << 25;

    /// One cell of side 1 at the origin.
    CellGrid() = default;
    /// The fewest square cells of `side` map units that cover `area` from its lower left corner, at
    /// least one. Errors: an empty area; coordinates that are not finite or beyond 1e9; a side not
    /// in (0, 1e9], or too small to tell neighbouring cells apart at such coordinates; more than
    /// `mostCells` cells.
    static Result<CellGrid> over(const nav::Box& area, double side);

    int columns() const { return m_columns; }
    int rows() const { return m_rows; }
    /// Side length of a cell, map units.
    double side() const { return m_side; }
    nav::Point origin() const { return m_origin; }
    /// The grid's area in map units, and its range of cells.
    nav::Box box() const;
    CellWindow window() const { return {0, 0, m_columns - 1, m_rows - 1}; }

    bool contains(Cell c) const { return window().contains(c); }
    /// The cell that contains p. A point on a shared side belongs to the right or upper cell. No
    /// value outside the grid or for a point that is not finite.
    std::optional<Cell> cellAt(nav::Point p) const
    {
        const nav::Point at = inCells(p);
        const Cell cell{cellNumber(at.x, m_columns), cellNumber(at.y, m_rows)};
        return contains(cell) ? std::optional(cell) : std::nullopt;
    }
    nav::Point centerOf(Cell c) const
    {
        return m_origin + m_side * nav::Point{c.column + 0.5, c.row + 0.5};
    }
    /// Converts to cell units from the origin. The centre of cell (0, 0) is (0.5, 0.5).
    nav::Point inCells(nav::Point p) const { return m_perSide * (p - m_origin); }
    /// The cells that meet the box, clipped to the grid. Empty for an empty box.
    CellWindow cellsOf(const nav::Box& box) const;

    std::size_t stride() const { return m_stride; }
    std::size_t paddedSize() const { return m_stride * std::size_t(m_rows + 2); }
    /// Index in a padded array of a cell of the grid or its border.
    std::size_t indexOf(Cell c) const
    {
        return std::size_t(c.row + 1) * m_stride + std::size_t(c.column + 1);
    }
    Cell cellOf(std::size_t index) const
    {
        return {int(index % m_stride) - 1, int(index / m_stride) - 1};
    }

    bool operator==(const CellGrid&) const = default;

private:
    /// Clamps before the conversion to int, which would overflow. NaN becomes -1.
    static int cellNumber(double at, int count)
    {
        return at >= 0 ? static_cast<int>(std::min(at, static_cast<double>(count))) : -1;
    }

    nav::Point m_origin;
    double m_side = 1;
    double m_perSide = 1;
    int m_columns = 1;
    int m_rows = 1;
    std::size_t m_stride = 16;
};

} // namespace thicket::steer
