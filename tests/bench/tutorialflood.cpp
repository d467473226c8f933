#include "tests/bench/tutorialflood.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <queue>
#include <random>

namespace thicket::bench {

using steer::Cell;
using steer::CostField;

TutorialFlood::TutorialFlood(const CostField& costs) : m_cells(std::size_t(costs.grid().rows()))
{
    for (int row = 0; row < costs.grid().rows(); ++row)
        for (int column = 0; column < costs.grid().columns(); ++column)
            m_cells[std::size_t(row)].push_back({column, row, costs.at({column, row})});
}

TutorialFlood::Node* TutorialFlood::find(int column, int row)
{
    if (row < 0 || row >= int(m_cells.size()) || column < 0 || column >= int(m_cells[0].size()))
        return nullptr;
    return &m_cells[std::size_t(row)][std::size_t(column)];
}

void TutorialFlood::flood(Cell goal)
{
    for (auto& row : m_cells)
        for (Node& node : row)
            node.best = std::numeric_limits<int>::max();
    std::vector<Node*> openList;
    find(goal.column, goal.row)->best = 0;
    openList.push_back(find(goal.column, goal.row));
    while (!openList.empty()) {
        Node* const current = openList.front();
        openList.erase(openList.begin());
        const Node* const self = current;
        for (Node* const neighbour :
             {find(self->column + 1, self->row), find(self->column, self->row + 1),
              find(self->column - 1, self->row), find(self->column, self->row - 1)}) {
            if (!neighbour || neighbour->cost == CostField::blocked)
                continue;
            const int cost = current->best + neighbour->cost;
            if (cost < neighbour->best) {
                if (std::find(openList.begin(), openList.end(), neighbour) == openList.end())
                    openList.push_back(neighbour);
                neighbour->best = cost;
            }
        }
    }
}

void TutorialFlood::direct()
{
    for (auto& row : m_cells)
        for (Node& node : row) {
            int best = node.best;
            for (int up = -1; up <= 1; ++up)
                for (int right = -1; right <= 1; ++right) {
                    const Node* const neighbour = find(node.column + right, node.row + up);
                    if (neighbour && neighbour->best < best) {
                        best = neighbour->best;
                        node.toColumn = right;
                        node.toRow = up;
                    }
                }
        }
}

std::vector<float> heapDijkstra(const CostField& costs, Cell goal)
{
    const int columns = costs.grid().columns();
    const int rows = costs.grid().rows();
    std::vector<float> best(std::size_t(columns) * std::size_t(rows),
                            std::numeric_limits<float>::infinity());
    const auto index = [=](int column, int row) {
        return std::size_t(row) * std::size_t(columns) + std::size_t(column);
    };
    using Entry = std::pair<float, std::uint32_t>;
    std::priority_queue<Entry, std::vector<Entry>, std::greater<>> open;
    best[index(goal.column, goal.row)] = 0;
    open.push({0.0f, std::uint32_t(index(goal.column, goal.row))});
    while (!open.empty()) {
        const auto [value, at] = open.top();
        open.pop();
        if (value > best[at])
            continue;
        const int column = int(at) % columns;
        const int row = int(at) / columns;
        for (int up = -1; up <= 1; ++up)
            for (int right = -1; right <= 1; ++right) {
                const Cell next{column + right, row + up};
                if (!costs.isFree(next))
                    continue;
                const bool isDiagonal = right != 0 && up != 0;
                if (isDiagonal &&
                    (!costs.isFree({column + right, row}) || !costs.isFree({column, row + up})))
                    continue;
                const float cost = value + (isDiagonal ? std::sqrt(2.0f) : 1) * costs.at(next);
                float& known = best[index(next.column, next.row)];
                if (cost < known) {
                    known = cost;
                    open.push({cost, std::uint32_t(index(next.column, next.row))});
                }
            }
    }
    return best;
}

CostField randomCosts(int side)
{
    CostField costs(*steer::CellGrid::over({{0, 0}, {double(side), double(side)}}, 1));
    std::mt19937_64 random(20);
    for (int row = 0; row < side; ++row)
        for (int column = 0; column < side; ++column)
            costs.setBlocked({column, row, column, row}, random() % 5 == 0);
    costs.setBlocked({side / 2 - 1, side / 2 - 1, side / 2 + 1, side / 2 + 1}, false);
    return costs;
}

CostField mazeCosts(int side)
{
    constexpr int pitch = 8; // six of corridor, two of wall
    const int rooms = side / pitch;
    CostField costs(*steer::CellGrid::over({{0, 0}, {double(side), double(side)}}, 1));
    costs.setBlocked(costs.grid().window(), true);
    std::mt19937_64 random(8);
    const auto open = [&](int column, int row, int width, int height) {
        costs.setBlocked({column, row, column + width - 1, row + height - 1}, false);
    };
    std::vector<bool> isVisited(std::size_t(rooms) * std::size_t(rooms));
    std::vector<Cell> path{{rooms / 2, rooms / 2}};
    const auto visit = [&](Cell room) {
        isVisited[std::size_t(room.row * rooms + room.column)] = true;
        open(room.column * pitch, room.row * pitch, 6, 6);
    };
    const auto join = [&](Cell a, Cell b) {
        const Cell low{std::min(a.column, b.column), std::min(a.row, b.row)};
        const bool isAcross = a.row == b.row;
        open(low.column * pitch + (isAcross ? 6 : 0), low.row * pitch + (isAcross ? 0 : 6),
             isAcross ? 2 : 6, isAcross ? 6 : 2);
    };
    visit(path.back());
    while (!path.empty()) {
        const Cell room = path.back();
        std::vector<Cell> next;
        for (const Cell step : {Cell{1, 0}, Cell{0, 1}, Cell{-1, 0}, Cell{0, -1}}) {
            const Cell other{room.column + step.column, room.row + step.row};
            if (other.column < 0 || other.row < 0 || other.column >= rooms || other.row >= rooms)
                continue;
            if (!isVisited[std::size_t(other.row * rooms + other.column)])
                next.push_back(other);
            else if (random() % 20 == 0)
                join(room, other); // a door, so that there is more than one path
        }
        if (next.empty()) {
            path.pop_back();
            continue;
        }
        const Cell chosen = next[random() % next.size()];
        join(room, chosen);
        visit(chosen);
        path.push_back(chosen);
    }
    return costs;
}

} // namespace thicket::bench
