#pragma once

#include "libsteer/flow/costfield.h"

#include <cstdint>
#include <vector>

namespace thicket::steer {

/// Which cells of a window are blocked.
class BlockedCells {
public:
    explicit BlockedCells(const CellWindow& window)
        : m_window(window), m_columns(std::size_t(window.right - window.left + 1)),
          m_cells(m_columns * std::size_t(window.top - window.bottom + 1))
    {}
    const CellWindow& window() const { return m_window; }
    std::uint8_t at(Cell c) const { return m_cells[indexOf(c)]; }
    std::uint8_t& at(Cell c) { return m_cells[indexOf(c)]; }

private:
    std::size_t indexOf(Cell c) const
    {
        return std::size_t(c.row - m_window.bottom) * m_columns +
               std::size_t(c.column - m_window.left);
    }

    CellWindow m_window;
    std::size_t m_columns;
    std::vector<std::uint8_t> m_cells;
};

/// Rasterises expanded obstacles into a window (within the grid, not empty). The result also covers
/// a ring of cells round the window, clipped to the grid.
BlockedCells blockedCells(const CellGrid& grid, const CellWindow& window,
                          const nav::ObstacleField& obstacles, CellRule rule);

} // namespace thicket::steer
