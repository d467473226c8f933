#pragma once

#include "libnav/geometry/grid.h"

#include <algorithm>
#include <cstdint>
#include <numbers>
#include <vector>

namespace thicket::steer {

/// A lower bound of the gap to the nearest obstacle for each pixel. Pixels are finer than the
/// grid's cells, so most moves need nothing else.
class GapRaster {
public:
    /// Makes pixels over the cells of the frame, all without a bound. `most` (> 0, map units): the
    /// largest bound. Many cells get fewer pixels each, because drawing them takes long.
    void lay(const nav::GridFrame& frame, double most)
    {
        m_perCell = frame.cellCount() <= (1 << 17) ? 4 : frame.cellCount() <= (1 << 20) ? 2 : 1;
        const int columns = frame.columnAt(frame.bounds().max.x) + 1;
        m_columns = std::size_t(columns) * std::size_t(m_perCell) + 1;
        m_bounds.assign(m_columns * (std::size_t(frame.rowCount()) * std::size_t(m_perCell) + 1),
                        0);
        m_origin = frame.bounds().min;
        m_side = frame.side() / m_perCell;
        m_perUnit = 1 / m_side;
        m_step = most / 255;
    }
    /// The bound at a point of the frame, map units; 0: none.
    double leastGapAt(nav::Point p) const
    {
        const nav::Point at = m_perUnit * (p - m_origin);
        return m_step * m_bounds[std::size_t(at.y) * m_columns + std::size_t(at.x)];
    }
    /// Sets the pixels of a cell: `bound(center, half)` is a lower bound of the gap within `half`
    /// of the pixel's centre; <= 0: none.
    template <class Bound> void draw(int column, int row, Bound bound)
    {
        const double half = m_side * (std::numbers::sqrt2 / 2 + 1e-6);
        for (int y = row * m_perCell; y < (row + 1) * m_perCell; ++y)
            for (int x = column * m_perCell; x < (column + 1) * m_perCell; ++x) {
                const double least = bound(m_origin + m_side * nav::Point{x + 0.5, y + 0.5}, half);
                m_bounds[std::size_t(y) * m_columns + std::size_t(x)] =
                    least <= 0
                        ? 0
                        : static_cast<std::uint8_t>(std::min(255.0, least / m_step * (1 - 1e-9)));
            }
    }

private:
    int m_perCell = 1;         ///< pixels along a cell's side
    std::size_t m_columns = 0; ///< of pixels
    nav::Point m_origin;
    double m_side = 1;
    double m_perUnit = 1;
    double m_step = 1;                  ///< map units of a pixel's unit
    std::vector<std::uint8_t> m_bounds; ///< by pixel, row by row, in steps
};

} // namespace thicket::steer
