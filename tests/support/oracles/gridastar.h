#pragma once

#include "libnav/collision/obstaclefield.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace thicket::test {

/// What most games do: A* over a grid of square cells with eight neighbours. Then the path is
/// pulled straight wherever one of its points sees a later one. A cell is free if every step from
/// its centre keeps clear, so narrow gaps are closed and paths are too long.
class GridAStar {
public:
    /// `window` encloses all that can be walked on. The field must outlive it.
    GridAStar(const nav::ObstacleField& field, const nav::Box& window, double cellSide);

    /// The length of the path found.
    std::optional<double> length(nav::Point start, nav::Point goal);

private:
    using Cell = std::uint32_t;
    struct Reached {
        double cost = 0;
        Cell from = 0;
        std::uint32_t query = 0; // in which it was reached
    };

    nav::Point centreOf(Cell cell) const;
    std::optional<Cell> freeCellAt(nav::Point p) const;
    double estimate(Cell from, Cell to) const;
    bool search(Cell start, Cell goal);
    double pulledStraight(const std::vector<nav::Point>& points) const;

    const nav::ObstacleField& m_field;
    nav::Point m_origin;
    double m_side;
    int m_columns;
    int m_rows;
    std::vector<bool> m_free;
    std::vector<Reached> m_reached;
    std::uint32_t m_query = 0;
};

} // namespace thicket::test
