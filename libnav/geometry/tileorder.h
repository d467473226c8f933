#pragma once

#include <cstddef>
#include <cstdint>

namespace thicket::nav {

/// Numbers the cells of a grid in tiles of 8 by 8, so that cells that are near in the plane are
/// near in memory, also along a column.
class TileOrder {
public:
    TileOrder() = default;
    TileOrder(int columns, int rows)
        : m_across(std::uint32_t(columns + 7) / 8), m_up(std::uint32_t(rows + 7) / 8)
    {}

    /// Numbers in use, with those of cells that only fill up the tiles.
    std::size_t count() const { return std::size_t(m_across) * m_up * 64; }
    /// The number of a cell is the sum of both parts.
    std::size_t partOfColumn(int column) const
    {
        const auto x = std::size_t(std::uint32_t(column));
        return x / 8 * 64 + x % 8;
    }
    std::size_t partOfRow(int row) const
    {
        const auto y = std::size_t(std::uint32_t(row));
        return y / 8 * m_across * 64 + y % 8 * 8;
    }

private:
    std::uint32_t m_across = 1; ///< tiles in a row
    std::uint32_t m_up = 1;     ///< rows of tiles
};

} // namespace thicket::nav
