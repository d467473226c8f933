#pragma once

#include "libsteer/flow/costfield.h"

#include <vector>

namespace thicket::bench {

/// A flow field as in tutorials: cells are objects, and the open list is an array. The front cell
/// is taken and the rest moved up. Before a cell is added, the array is searched for it. Four
/// neighbours for the costs, eight for the directions. After: leifnode.com, "Flow Field
/// Pathfinding" (2013), and howtorts.github.io (2014).
class TutorialFlood {
public:
    explicit TutorialFlood(const steer::CostField& costs);

    void flood(steer::Cell goal);
    void direct();
    int at(steer::Cell cell) const
    {
        return m_cells[std::size_t(cell.row)][std::size_t(cell.column)].best;
    }

private:
    struct Node {
        int column = 0;
        int row = 0;
        int cost = 1;
        int best = 0;
        int toColumn = 0;
        int toRow = 0;
    };
    Node* find(int column, int row);

    std::vector<std::vector<Node>> m_cells;
};

/// Dijkstra with a binary heap (std::priority_queue) and eight neighbours, without cutting corners,
/// with flat arrays, as in a textbook. Travel costs by row and column; infinity where there is no
/// path.
std::vector<float> heapDijkstra(const steer::CostField& costs, steer::Cell goal);

/// Every fifth cell is blocked at random, but not the middle.
steer::CostField randomCosts(int side);
/// A maze: walls two cells thick, corridors six wide, every tenth wall with a door.
steer::CostField mazeCosts(int side);

} // namespace thicket::bench
