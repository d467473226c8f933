#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <vector>

namespace thicket::steer {

/// The columns or rows of a grid of cells: all between the first and the last one used or, if
/// agents are sparse, only those used. Cells start at whole multiples of their size, wherever the
/// agents are.
class CellAxis {
public:
    /// Uses all cells from that of `least` to that of `most`. `perUnit`: cells per map unit.
    void span(double least, double most, double perUnit)
    {
        m_perUnit = perUnit;
        m_first = std::floor(least * perUnit);
        m_count = std::floor(most * perUnit) - m_first + 1;
        m_used.clear();
    }
    /// Uses only the cells of the coordinates at(0) to at(count - 1).
    template <class At> void use(std::size_t count, double perUnit, At at)
    {
        m_perUnit = perUnit;
        m_used.clear();
        for (std::size_t i = 0; i < count; ++i)
            m_used.push_back(std::floor(at(i) * perUnit));
        std::sort(m_used.begin(), m_used.end());
        m_used.erase(std::unique(m_used.begin(), m_used.end()), m_used.end());
        m_count = static_cast<double>(m_used.size());
    }

    std::int64_t count() const { return static_cast<std::int64_t>(m_count); }
    /// The cell of a coordinate within the range, 0 to count() - 1.
    std::int64_t at(double coordinate) const
    {
        return std::min(from(coordinate), count() - 1); // at the end a sum may be rounded up
    }
    /// The first cell that is not below the coordinate's cell, 0 to count().
    std::int64_t from(double coordinate) const
    {
        if (!m_used.empty())
            return notBelow(std::floor(coordinate * m_perUnit));
        return clamped(coordinate * m_perUnit - m_first);
    }
    /// One past the last cell that is not above the coordinate's cell; 0 if all are above it.
    std::int64_t to(double coordinate) const
    {
        if (!m_used.empty())
            return notBelow(std::floor(coordinate * m_perUnit) + 1);
        return clamped(coordinate * m_perUnit - m_first + 1);
    }

private:
    /// Rounds down. The same rounding everywhere, so that order is kept.
    std::int64_t clamped(double cells) const
    {
        return static_cast<std::int64_t>(std::min(std::max(cells, 0.0), m_count));
    }
    std::int64_t notBelow(double cell) const
    {
        return std::lower_bound(m_used.begin(), m_used.end(), cell) - m_used.begin();
    }

    double m_perUnit = 1;
    double m_first = 0; ///< a whole number, as are those below
    double m_count = 1;
    std::vector<double> m_used; ///< cells in use, ascending; empty: all
};

} // namespace thicket::steer
