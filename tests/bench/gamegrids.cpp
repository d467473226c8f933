#include "tests/bench/gamegrids.h"

#include "tests/support/geometry/splitmix.h"
#include "tests/support/published/gridmap.h"
#include "tests/support/published/tokens.h"

#include <algorithm>
#include <array>

namespace thicket::bench {

namespace {

using nav::Point;
using nav::Segment;

constexpr char freeCell = '.';
constexpr char blockedCell = '@';

/// A grid of letters.
class Cells {
public:
    Cells(int columns, int rows, char all)
        : m_columns(columns), m_rows(std::size_t(rows), std::string(std::size_t(columns), all))
    {}

    int columns() const { return m_columns; }
    int rows() const { return int(m_rows.size()); }
    bool has(int column, int row) const
    {
        return column >= 0 && row >= 0 && column < columns() && row < rows();
    }
    char at(int column, int row) const
    {
        return has(column, row) ? m_rows[std::size_t(row)][std::size_t(column)] : blockedCell;
    }
    void set(int column, int row, char letter)
    {
        m_rows[std::size_t(row)][std::size_t(column)] = letter;
    }
    void fill(int left, int top, int width, int height, char letter)
    {
        for (int row = top; row < top + height; ++row)
            for (int column = left; column < left + width; ++column)
                set(column, row, letter);
    }
    std::string file() const
    {
        std::string text = "type octile\nheight " + std::to_string(rows()) + "\nwidth " +
                           std::to_string(columns()) + "\nmap\n";
        for (const std::string& row : m_rows)
            text += row + '\n';
        return text;
    }

private:
    int m_columns;
    std::vector<std::string> m_rows;
};

/// The largest set of free cells that are joined by their sides.
std::vector<Point> largestSpace(const Cells& cells)
{
    Cells left = cells;
    std::vector<Point> largest;
    for (int row = 0; row < cells.rows(); ++row)
        for (int column = 0; column < cells.columns(); ++column) {
            if (left.at(column, row) != freeCell)
                continue;
            std::vector<Point> space{{double(column), double(row)}};
            left.set(column, row, blockedCell);
            for (std::size_t i = 0; i < space.size(); ++i)
                for (const auto& [dx, dy] : {std::pair{1, 0}, {-1, 0}, {0, 1}, {0, -1}}) {
                    const int x = int(space[i].x) + dx;
                    const int y = int(space[i].y) + dy;
                    if (left.at(x, y) != freeCell)
                        continue;
                    left.set(x, y, blockedCell);
                    space.push_back({double(x), double(y)});
                }
            if (space.size() > largest.size())
                largest = space;
        }
    return largest;
}

GameGrid generated(const char* name, const Cells& cells, std::size_t queries)
{
    GameGrid grid{name, cells.file(), {}};
    const std::vector<Point> space = largestSpace(cells);
    test::SplitMix random(7);
    const auto any = [&] {
        return space[std::size_t(random.below(int(space.size())))] + Point{0.5, 0.5};
    };
    while (grid.queries.size() < queries)
        grid.queries.push_back({any(), any()});
    return grid;
}

/// Rooms of 7 by 7 cells with doors of one cell in most of their walls.
Cells rooms()
{
    constexpr int pitch = 8;
    constexpr int across = 32;
    Cells cells(pitch * across + 1, pitch * across + 1, blockedCell);
    test::SplitMix random(1);
    for (int row = 0; row < across; ++row)
        for (int column = 0; column < across; ++column) {
            const int left = pitch * column + 1;
            const int top = pitch * row + 1;
            cells.fill(left, top, pitch - 1, pitch - 1, freeCell);
            if (column > 0 && random.chance(0.8))
                cells.set(left - 1, top + random.below(pitch - 1), freeCell);
            if (row > 0 && random.chance(0.8))
                cells.set(left + random.below(pitch - 1), top - 1, freeCell);
        }
    return cells;
}

/// Corridors of two cells without loops, dug by walking to a random neighbour that is not dug yet.
Cells maze()
{
    constexpr int pitch = 3;
    constexpr int across = 40;
    Cells cells(pitch * across + 1, pitch * across + 1, blockedCell);
    test::SplitMix random(2);
    std::vector<std::pair<int, int>> way{{0, 0}};
    cells.fill(1, 1, 2, 2, freeCell);
    while (!way.empty()) {
        const int column = way.back().first, row = way.back().second;
        std::array<std::pair<int, int>, 4> steps{{{1, 0}, {-1, 0}, {0, 1}, {0, -1}}};
        for (int i = 3; i > 0; --i)
            std::swap(steps[std::size_t(i)], steps[std::size_t(random.below(i + 1))]);
        const auto dug = std::find_if(steps.begin(), steps.end(), [&](auto step) {
            const int x = pitch * (column + step.first) + 1;
            const int y = pitch * (row + step.second) + 1;
            return cells.has(x, y) && cells.at(x, y) == blockedCell;
        });
        if (dug == steps.end()) {
            way.pop_back();
            continue;
        }
        const auto [dx, dy] = *dug;
        cells.fill(pitch * column + 1 + std::min(0, pitch * dx),
                   pitch * row + 1 + std::min(0, pitch * dy), 2 + pitch * std::abs(dx),
                   2 + pitch * std::abs(dy), freeCell);
        way.push_back({column + dx, row + dy});
    }
    return cells;
}

/// Random cells, smoothed by the majority of their neighbours: ragged caves.
Cells caves()
{
    constexpr int across = 160;
    Cells cells(across, across, freeCell);
    test::SplitMix random(3);
    for (int row = 0; row < across; ++row)
        for (int column = 0; column < across; ++column)
            if (random.chance(0.42))
                cells.set(column, row, blockedCell);
    for (int round = 0; round < 3; ++round) {
        Cells next = cells;
        for (int row = 0; row < across; ++row)
            for (int column = 0; column < across; ++column) {
                int blocked = 0;
                for (int y = row - 1; y <= row + 1; ++y)
                    for (int x = column - 1; x <= column + 1; ++x)
                        blocked += cells.at(x, y) == blockedCell;
                next.set(column, row, blocked >= 5 ? blockedCell : freeCell);
            }
        cells = next;
    }
    return cells;
}

GameGrid published(const std::string& name, std::size_t queries)
{
    const std::string path = std::string(THICKET_SHARED_DATA) + "/gamemaps/" + name + ".map";
    GameGrid grid{name, test::contentsOf(path), {}};
    const test::GridMap cells = test::GridMap::read(path, ".GS");
    const auto rows = cells.rowsBetweenCenters(test::readScenario(path + ".scen"));
    const std::size_t every = std::max<std::size_t>(1, rows.size() / queries);
    for (std::size_t i = 0; i < rows.size(); i += every)
        grid.queries.push_back({rows[i].start, rows[i].goal});
    return grid;
}

} // namespace

std::vector<GameGrid> gameGrids(std::size_t queries)
{
    std::vector<GameGrid> grids;
    for (const char* const name : {"arena2", "lak304d", "ht_mansion2b", "Berlin_0_256", "AR0300SR",
                                   "Archipelago", "duskwood", "gnollwood"})
        if (GameGrid grid = published(name, queries); !grid.queries.empty())
            grids.push_back(std::move(grid));
    grids.push_back(generated("rooms", rooms(), queries));
    grids.push_back(generated("maze", maze(), queries));
    grids.push_back(generated("caves", caves(), queries));
    return grids;
}

} // namespace thicket::bench
