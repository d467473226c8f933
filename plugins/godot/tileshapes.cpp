#include "plugins/godot/tileshapes.h"

#include "plugins/shapes/cellpieces.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace thicket::plugins {

namespace {

using nav::Point;

/// A raster may always have so many times the cells that are blocked.
constexpr std::size_t sparsest = 8;

/// Of cells at the same place the last one, row by row.
void keepLast(std::vector<TileCell>& cells)
{
    const auto placeOf = [](const TileCell& cell) { return std::pair(cell.y, cell.x); };
    std::ranges::reverse(cells);
    std::ranges::stable_sort(cells, {}, placeOf);
    const auto isSame = [placeOf](const TileCell& a, const TileCell& b) {
        return placeOf(a) == placeOf(b);
    };
    cells.erase(std::unique(cells.begin(), cells.end(), isSame), cells.end());
}

Point turned(Point p, const TileCell& cell)
{
    if (cell.isTransposed)
        std::swap(p.x, p.y);
    return {cell.flipsX ? -p.x : p.x, cell.flipsY ? -p.y : p.y};
}

template <class Iterator> LatticeCells boxOf(Iterator begin, Iterator end)
{
    int left = begin->column, top = begin->row, right = left, bottom = top;
    for (auto cell = begin; cell != end; ++cell) {
        left = std::min(left, cell->column);
        top = std::min(top, cell->row);
        right = std::max(right, cell->column + cell->columns);
        bottom = std::max(bottom, cell->row + cell->rows);
    }
    return {left, top, right - left, bottom - top};
}

} // namespace

void TileShaper::add(std::vector<TileCell> cells)
{
    keepLast(cells);
    for (const TileCell& cell : cells) {
        if (m_isSpent)
            return;
        add(cell);
    }
}

void TileShaper::add(const TileCell& cell)
{
    m_shapes.scenes += m_tiles.hasScenes(cell.tile.source);
    const std::vector<TilePolygon>* const polygons = m_tiles.find(cell.tile);
    if (!polygons)
        return;
    const TileGrid& grid = m_tiles.grid();
    const Point middle = grid.middle(cell.x, cell.y);
    bool isWhole = false;
    for (const TilePolygon& polygon : *polygons) {
        m_shapes.oneWay += polygon.isOneWay;
        if (cell.isTransposed ? polygon.isCellTransposed : polygon.isCell) {
            isWhole = true;
            continue;
        }
        std::vector<Point> points;
        points.reserve(polygon.points.size());
        for (const Point p : polygon.points)
            points.push_back(middle + turned(p, cell));
        addPolygon(std::move(points));
        if (m_isSpent)
            return;
    }
    if (isWhole)
        m_whole.push_back(grid.cells(cell.x, cell.y));
}

void TileShaper::addPolygon(std::vector<Point> points)
{
    m_isSpent = m_isSpent || m_budget.polygons == 0 || points.size() > m_budget.corners;
    if (m_isSpent)
        return;
    --m_budget.polygons;
    m_budget.corners -= points.size();
    m_shapes.polygons.push_back(std::move(points));
}

Result<TileShapes> TileShaper::shapes()
{
    const auto placeOf = [](const LatticeCells& cell) { return std::pair(cell.row, cell.column); };
    std::ranges::sort(m_whole, {}, placeOf);
    const auto isSame = [placeOf](const LatticeCells& a, const LatticeCells& b) {
        return placeOf(a) == placeOf(b);
    };
    m_whole.erase(std::unique(m_whole.begin(), m_whole.end(), isSame), m_whole.end());
    if (!m_whole.empty())
        merge(m_whole.begin(), m_whole.end());
    if (m_isSpent)
        return Unexpected("the tiles make more than 300,000 polygons or 4,000,000 corners.");
    return std::move(m_shapes);
}

/// Cells far from each other are divided until a raster of them is worth its memory.
void TileShaper::merge(Cells begin, Cells end)
{
    const LatticeCells box = boxOf(begin, end);
    const std::size_t area = std::size_t(box.columns) * std::size_t(box.rows);
    const bool isDense = area <= sparsest * std::size_t(end - begin);
    if (isDense || area <= m_budget.rasterCells) {
        m_budget.rasterCells -= isDense ? 0 : area;
        return addMerged(begin, end, box);
    }
    const auto divide = [&](int LatticeCells::*place, int LatticeCells::*size) {
        const int middle = box.*place + (box.*size - 1) / 2;
        return std::partition(
            begin, end, [place, middle](const LatticeCells& cell) { return cell.*place < middle; });
    };
    const Cells between = box.columns > box.rows
                              ? divide(&LatticeCells::column, &LatticeCells::columns)
                              : divide(&LatticeCells::row, &LatticeCells::rows);
    merge(begin, between);
    merge(between, end);
}

void TileShaper::addMerged(Cells begin, Cells end, const LatticeCells& box)
{
    CellRaster raster(box.columns, box.rows);
    for (auto cell = begin; cell != end; ++cell)
        for (int row = 0; row < cell->rows; ++row)
            for (int column = 0; column < cell->columns; ++column)
                raster.set(cell->column - box.column + column, cell->row - box.row + row, 1);
    const auto merged = mergedCells(raster, m_budget.polygons);
    m_isSpent = m_isSpent || !merged;
    if (m_isSpent)
        return;
    const Affine place =
        m_tiles.grid().fromLattice() * Affine::translation({double(box.column), double(box.row)});
    for (const CellPiece& piece : merged->pieces) {
        std::vector<Point> points;
        points.reserve(piece.outline.size());
        for (const Point corner : piece.outline)
            points.push_back(place(corner));
        addPolygon(std::move(points));
    }
}

} // namespace thicket::plugins
