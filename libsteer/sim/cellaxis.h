#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

namespace thicket::steer {

/// The columns or rows of a grid of cells: those between the first and the last that are used, or,
/// where agents are few and far between, only those that are. Cells begin at whole multiples of
/// their size, wherever the agents are.
class CellAxis {
public:
    /// All cells from that of `least` to that of `most`; `perUnit` of them to a map unit.
    void span(double least, double most, double perUnit)
    {
        m_perUnit = perUnit;
        m_first = cellOf(least);
        m_count = cellOf(most) - m_first + 1;
        m_used.clear();
    }
    /// Only the cells of what at(0) to at(count - 1) give.
    template <class At> void use(std::size_t count, double perUnit, At at)
    {
        m_perUnit = perUnit;
        m_used.clear();
        for (std::size_t i = 0; i < count; ++i)
            m_used.push_back(cellOf(at(i)));
        std::sort(m_used.begin(), m_used.end());
        m_used.erase(std::unique(m_used.begin(), m_used.end()), m_used.end());
        m_count = static_cast<std::int64_t>(m_used.size());
    }

    std::int64_t count() const { return m_count; }
    /// The first cell here that is not below the coordinate's, 0 to count().
    std::int64_t from(double coordinate) const { return notBelow(cellOf(coordinate)); }
    /// One past the last that is not above it.
    std::int64_t to(double coordinate) const { return notBelow(cellOf(coordinate) + 1); }

private:
    std::int64_t cellOf(double coordinate) const
    {
        const double cells = coordinate * m_perUnit;
        const auto whole = static_cast<std::int64_t>(cells); // towards 0
        return whole - static_cast<std::int64_t>(static_cast<double>(whole) > cells);
    }
    std::int64_t notBelow(std::int64_t cell) const
    {
        if (m_used.empty())
            return std::clamp<std::int64_t>(cell - m_first, 0, m_count);
        return std::lower_bound(m_used.begin(), m_used.end(), cell) - m_used.begin();
    }

    double m_perUnit = 1;
    std::int64_t m_first = 0;
    std::int64_t m_count = 1;
    std::vector<std::int64_t> m_used; ///< ascending; empty: all are
};

} // namespace thicket::steer
