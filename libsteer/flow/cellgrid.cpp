#include "libsteer/flow/cellgrid.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace thicket::steer {

namespace {

std::string text(double number)
{
    char digits[32];
    return {digits, std::to_chars(digits, digits + sizeof digits, number).ptr};
}

/// A multiple of 16, but not of 32: rows 4 KiB apart would share one cache set.
std::size_t strideFor(int columns)
{
    const std::size_t lines = (std::size_t(columns) + 2 + 15) / 16;
    return 16 * (lines | 1);
}

} // namespace

Result<CellGrid> CellGrid::over(const nav::Box& area, double side)
{
    if (!nav::isInRange(area.min) || !nav::isInRange(area.max) || area.isEmpty())
        return Unexpected("A grid needs an area with coordinates within 1e9.");
    if (!(side > 0) || side > nav::coordinateLimit)
        return Unexpected("A cell's side must be above 0 and at most 1e9.");
    const double resolved = 1e-12 * std::max({std::abs(area.min.x), std::abs(area.min.y),
                                              std::abs(area.max.x), std::abs(area.max.y)});
    if (side < resolved)
        return Unexpected("Cells of side " + text(side) +
                          " cannot be told apart so far from the origin.");
    // Less than a billionth of a cell is rounding, not another cell.
    const auto cellsAcross = [side](double width) {
        return std::max(1.0, std::ceil(width / side - 1e-9));
    };
    const double columns = cellsAcross(area.width());
    const double rows = cellsAcross(area.height());
    if (columns * rows > mostCells) {
        return Unexpected("Cells of side " + text(side) + " would be " + text(columns * rows) +
                          "; at most " + text(mostCells) + " are possible.");
    }
    CellGrid grid;
    grid.m_origin = area.min;
    grid.m_side = side;
    grid.m_perSide = 1 / side;
    grid.m_columns = int(columns);
    grid.m_rows = int(rows);
    grid.m_stride = strideFor(grid.m_columns);
    return grid;
}

nav::Box CellGrid::box() const
{
    return {m_origin, m_origin + m_side * nav::Point{double(m_columns), double(m_rows)}};
}

CellWindow CellGrid::cellsOf(const nav::Box& box) const
{
    if (box.isEmpty())
        return {};
    const nav::Point low = inCells(box.min);
    const nav::Point high = inCells(box.max);
    return {std::max(0, cellNumber(low.x, m_columns)), std::max(0, cellNumber(low.y, m_rows)),
            std::min(cellNumber(high.x, m_columns), m_columns - 1),
            std::min(cellNumber(high.y, m_rows), m_rows - 1)};
}

} // namespace thicket::steer
