#pragma once

#include "libnav/geometry/grid.h"
#include "libnav/tangent/openrays.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace thicket::nav {

/// The cells that rays from a block of cells enter next, nearest to the block first. So rays that
/// enter a cell through one side, from several cells behind it, go on as one span.
class FloodFront {
public:
    /// Rays that enter a cell through a side: 0 below, 1 right, 2 above, 3 left.
    struct Entry {
        int column = 0;
        int row = 0;
        int side = 0;
        HeadingSpan rays;

        bool isBeside(const Entry& other) const
        {
            return column == other.column && row == other.row && side == other.side;
        }
    };

    void begin(const CellRange& block)
    {
        m_block = block;
        m_steps = 0;
        m_at = 0;
        m_now.clear();
        m_next.clear();
    }
    void add(const Entry& entry) { (stepsTo(entry) > m_steps ? m_next : m_now).push_back(entry); }
    /// No value when there are none.
    std::optional<Entry> take()
    {
        if (m_at == m_now.size())
            advance();
        return m_at < m_now.size() ? std::optional(m_now[m_at++]) : std::nullopt;
    }

private:
    /// From the block, through sides. Rays take at most one more with each cell.
    int stepsTo(const Entry& entry) const
    {
        return std::max({m_block.left - entry.column, 0, entry.column - m_block.right}) +
               std::max({m_block.bottom - entry.row, 0, entry.row - m_block.top});
    }
    void advance()
    {
        m_now.swap(m_next);
        m_next.clear();
        m_at = 0;
        ++m_steps;
        std::sort(m_now.begin(), m_now.end(), [](const Entry& a, const Entry& b) {
            if (a.row != b.row)
                return a.row < b.row;
            if (a.column != b.column)
                return a.column < b.column;
            return a.side != b.side ? a.side < b.side : cross(a.rays.low, b.rays.low) > 0;
        });
        std::size_t count = 0;
        for (const Entry& entry : m_now)
            if (count > 0 && m_now[count - 1].isBeside(entry) &&
                m_now[count - 1].rays.high == entry.rays.low)
                m_now[count - 1].rays.high = entry.rays.high;
            else
                m_now[count++] = entry;
        m_now.resize(count);
    }

    CellRange m_block;
    int m_steps = 0;
    std::size_t m_at = 0;
    std::vector<Entry> m_now; // as many steps from the block, or found later
    std::vector<Entry> m_next;
};

} // namespace thicket::nav
