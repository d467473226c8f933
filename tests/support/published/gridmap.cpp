#include "tests/support/published/gridmap.h"

#include "tests/support/published/tokens.h"

#include <algorithm>

namespace thicket::test {

namespace {

using nav::Point;
using nav::Segment;

constexpr double rounding = 1e-6;
constexpr double step = 0.05;

int cellOf(double coordinate) { return static_cast<int>(std::floor(coordinate)); }

} // namespace

GridMap GridMap::read(const std::string& path, std::string_view free)
{
    const std::string text = contentsOf(path);
    const auto lines = linesOf(text);
    constexpr std::size_t headerLines = 4;
    GridMap map;
    for (std::size_t i = 0; i < std::min(headerLines, lines.size()); ++i) {
        const auto words = tokensOf(lines[i]);
        if (words.size() == 2 && words[0] == "width")
            map.m_width = static_cast<int>(numberOf(words[1]));
        if (words.size() == 2 && words[0] == "height")
            map.m_height = static_cast<int>(numberOf(words[1]));
    }
    const auto width = static_cast<std::size_t>(map.m_width);
    if (lines.size() < headerLines + static_cast<std::size_t>(map.m_height))
        return {};
    for (std::size_t row = 0; row < static_cast<std::size_t>(map.m_height); ++row) {
        const std::string_view line = lines[headerLines + row];
        if (line.size() < width)
            return {};
        for (const char letter : line.substr(0, width))
            map.m_free.push_back(free.find(letter) != std::string_view::npos);
    }
    return map;
}

bool GridMap::isFree(int column, int row) const
{
    return column >= 0 && row >= 0 && column < m_width && row < m_height &&
           m_free[static_cast<std::size_t>(row) * static_cast<std::size_t>(m_width) +
                  static_cast<std::size_t>(column)];
}

std::vector<ScenarioRow> GridMap::rowsBetweenCenters(const std::vector<ScenarioRow>& cells) const
{
    const Point half{0.5, 0.5};
    std::vector<ScenarioRow> rows;
    for (const ScenarioRow& row : cells)
        if (isFree(cellOf(row.start.x), cellOf(row.start.y)) &&
            isFree(cellOf(row.goal.x), cellOf(row.goal.y)))
            rows.push_back({row.start + half, row.goal + half, row.length});
    return rows;
}

std::vector<FreeRegion> GridMap::regions() const
{
    std::vector<Segment> boundary;
    for (int y = 0; y < m_height; ++y)
        for (int x = 0; x < m_width; ++x) {
            if (!isFree(x, y))
                continue;
            const Point low{double(x), double(y)};
            const Point high{x + 1.0, y + 1.0};
            if (!isFree(x, y - 1))
                boundary.push_back({low, {high.x, low.y}});
            if (!isFree(x + 1, y))
                boundary.push_back({{high.x, low.y}, high});
            if (!isFree(x, y + 1))
                boundary.push_back({high, {low.x, high.y}});
            if (!isFree(x - 1, y))
                boundary.push_back({{low.x, high.y}, low});
        }
    std::vector<FreeRegion> regions = freeRegions(boundary);
    for (FreeRegion& region : regions) {
        region.outline = withoutStraightPoints(region.outline);
        for (auto& hole : region.holes)
            hole = withoutStraightPoints(hole);
    }
    return regions;
}

bool GridMap::isFreeAt(nav::Point p) const
{
    for (int row = cellOf(p.y - rounding); row <= cellOf(p.y + rounding); ++row)
        for (int column = cellOf(p.x - rounding); column <= cellOf(p.x + rounding); ++column)
            if (isFree(column, row))
                return true;
    return false;
}

bool GridMap::isFreeStep(nav::Point from, nav::Point to) const
{
    const int fromColumn = cellOf(from.x);
    const int fromRow = cellOf(from.y);
    const int toColumn = cellOf(to.x);
    const int toRow = cellOf(to.y);
    return fromColumn == toColumn || fromRow == toRow || isFree(fromColumn, toRow) ||
           isFree(toColumn, fromRow);
}

bool GridMap::keepsToFreeCells(const std::vector<nav::Point>& path) const
{
    for (std::size_t i = 0; i + 1 < path.size(); ++i) {
        const Point along = path[i + 1] - path[i];
        const int steps = 1 + static_cast<int>(length(along) / step);
        Point last = path[i];
        for (int k = 0; k <= steps; ++k) {
            const Point p = path[i] + (double(k) / steps) * along;
            if (!isFreeAt(p) || !isFreeStep(last, p))
                return false;
            last = p;
        }
    }
    return true;
}

} // namespace thicket::test
