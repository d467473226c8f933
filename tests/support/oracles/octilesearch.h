#pragma once

#include "tests/support/published/gridmap.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace thicket::test {

/// The shortest walks of the MovingAI benchmark: from cell to cell by eight moves, straight ones of
/// length 1 and diagonal ones of length sqrt 2. A diagonal move needs both cells beside it: it cuts
/// no corner. A* with an open list of buckets.
class OctileSearch {
public:
    explicit OctileSearch(const GridMap& map);

    /// The length of the shortest walk between free cells; no value if there is none.
    std::optional<double> length(int startColumn, int startRow, int goalColumn, int goalRow);

private:
    using Cell = std::uint32_t;

    double estimate(Cell cell) const;
    void reach(Cell cell, double cost);
    void expand(Cell cell, double cost);

    int m_width;
    std::vector<std::uint8_t> m_moves; // of each cell: a bit for each direction
    std::array<int, 8> m_steps{};
    std::vector<double> m_costs;
    std::vector<std::uint32_t> m_queries; // in which a cell was reached
    std::uint32_t m_query = 0;
    struct Open {
        Cell cell;
        double cost;
    };
    std::vector<std::vector<Open>> m_buckets; // by cost and estimate
    int m_goalColumn = 0;
    int m_goalRow = 0;
};

} // namespace thicket::test
