#include "libsteer/comparison/cellentry.h"

#include <algorithm>

namespace thicket::steer {

std::optional<Cell> cellEntry(const CostField& costs, const nav::ObstacleField& field, nav::Point p)
{
    constexpr int reach = 4; // cells
    const CellGrid& grid = costs.grid();
    const std::optional<Cell> at = grid.cellAt(p);
    if (!at)
        return std::nullopt;
    std::vector<Cell> near;
    for (int row = at->row - reach; row <= at->row + reach; ++row)
        for (int column = at->column - reach; column <= at->column + reach; ++column)
            if (costs.isFree({column, row}))
                near.push_back({column, row});
    const auto isNearer = [&](Cell a, Cell b) {
        return distance(grid.centerOf(a), p) < distance(grid.centerOf(b), p);
    };
    std::stable_sort(near.begin(), near.end(), isNearer);
    const auto seen = std::find_if(near.begin(), near.end(), [&](Cell c) {
        return field.isFree({p, grid.centerOf(c)});
    });
    return seen == near.end() ? std::nullopt : std::optional(*seen);
}

} // namespace thicket::steer
