#pragma once

#include "libnav/geometry/shapes.h"

#include <cmath>
#include <cstddef>
#include <span>
#include <unordered_map>
#include <utility>
#include <vector>

namespace thicket::test {

/// Indices of things by their square cell: the simplest grid.
class PlainCells {
public:
    explicit PlainCells(double side) : m_side(side) {}

    void add(std::size_t thing, const nav::Box& box)
    {
        const Cell low = cellOf(box.min);
        const Cell high = cellOf(box.max);
        for (long y = low.second; y <= high.second; ++y)
            for (long x = low.first; x <= high.first; ++x)
                m_cells[{x, y}].push_back(thing);
    }
    /// In the cell of p.
    std::span<const std::size_t> at(nav::Point p) const
    {
        const auto found = m_cells.find(cellOf(p));
        return found == m_cells.end() ? std::span<const std::size_t>() : found->second;
    }

private:
    using Cell = std::pair<long, long>;
    struct Hash {
        std::size_t operator()(const Cell& cell) const
        {
            return static_cast<std::size_t>(cell.first * 73856093L ^ cell.second * 19349663L);
        }
    };
    Cell cellOf(nav::Point p) const
    {
        return {static_cast<long>(std::floor(p.x / m_side)),
                static_cast<long>(std::floor(p.y / m_side))};
    }

    double m_side;
    std::unordered_map<Cell, std::vector<std::size_t>, Hash> m_cells;
};

} // namespace thicket::test
