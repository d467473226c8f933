#include "plugins/godot/tilegrid.h"

#include <cmath>

namespace thicket::plugins {

namespace {

using nav::Point;

constexpr double largestSide = 16'384;

/// A number from 0 to `most`; the fallback if there is no such line.
std::optional<int> choiceOf(const SectionLines& values, std::string_view name, int most)
{
    const double number = numberOf(values, name, 0);
    if (!(number >= 0 && number <= most && number == std::floor(number)))
        return std::nullopt;
    return int(number);
}

/// Where a cell of rows that are moved against each other lies, in tiles; rows are one tile apart.
Point placeInRows(TileGrid::Layout layout, double x, double y)
{
    const double odd = y - 2 * std::floor(y / 2);
    switch (layout) {
    case TileGrid::Layout::stacked:
        return {x + odd / 2, y};
    case TileGrid::Layout::stackedOffset:
        return {x + (1 - odd) / 2, y};
    case TileGrid::Layout::stairsRight:
        return {x + y / 2, y};
    case TileGrid::Layout::stairsDown:
        return {x / 2, 2 * y + x};
    case TileGrid::Layout::diamondRight:
        return {(x + y) / 2, y - x};
    case TileGrid::Layout::diamondDown:
        return {(x - y) / 2, y + x};
    }
    return {x, y};
}

Point placeInColumns(TileGrid::Layout layout, double x, double y)
{
    const double odd = x - 2 * std::floor(x / 2);
    switch (layout) {
    case TileGrid::Layout::stacked:
        return {x, y + odd / 2};
    case TileGrid::Layout::stackedOffset:
        return {x, y + (1 - odd) / 2};
    case TileGrid::Layout::stairsRight:
        return {2 * x + y, y / 2};
    case TileGrid::Layout::stairsDown:
        return {x, y + x / 2};
    case TileGrid::Layout::diamondRight:
        return {x + y, (y - x) / 2};
    case TileGrid::Layout::diamondDown:
        return {x - y, (y + x) / 2};
    }
    return {x, y};
}

} // namespace

std::optional<TileGrid> TileGrid::of(const SectionLines& tileSet)
{
    Point size{16, 16};
    if (const Variant* const given = tileSet.find("tile_size")) {
        const auto* const call = given->as<Variant::Call>();
        if (!call || call->numbers.size() != 2)
            return std::nullopt;
        size = {call->numbers[0], call->numbers[1]};
    }
    const auto shape = choiceOf(tileSet, "tile_shape", int(Shape::hexagon));
    const auto layout = choiceOf(tileSet, "tile_layout", int(Layout::diamondDown));
    const auto axis = choiceOf(tileSet, "tile_offset_axis", 1);
    const auto isSide = [](double side) {
        return side >= 1 && side <= largestSide && side == std::floor(side);
    };
    if (!isSide(size.x) || !isSide(size.y) || !shape || !layout || !axis)
        return std::nullopt;
    return TileGrid(size, Shape(*shape), Layout(*layout), *axis == 1);
}

/// In tiles, of the upper left corner of the box round a cell.
Point TileGrid::place(double x, double y) const
{
    if (m_shape == Shape::square)
        return {x, y};
    const double apart = m_shape == Shape::isometric ? 0.5 : m_shape == Shape::hexagon ? 0.75 : 1;
    Point place = m_isUpright ? placeInColumns(m_layout, x, y) : placeInRows(m_layout, x, y);
    (m_isUpright ? place.x : place.y) *= apart;
    return place;
}

Point TileGrid::middle(int x, int y) const
{
    const Point tiles = place(x, y) + Point{0.5, 0.5};
    return {tiles.x * m_size.x, tiles.y * m_size.y};
}

/// In tiles, of the box round a diamond in the lattice's middle.
Point TileGrid::diamondsBegin() const
{
    if (m_layout != Layout::stackedOffset)
        return {0, 0};
    return m_isUpright ? Point{0, 0.5} : Point{0.5, 0};
}

LatticeCells TileGrid::cells(int x, int y) const
{
    const Point at = place(x, y);
    if (m_shape == Shape::isometric) {
        const Point d = at - diamondsBegin();
        return {int(d.x + d.y), int(d.y - d.x)};
    }
    if (m_shape == Shape::square)
        return {x, y};
    return m_isUpright ? LatticeCells{int(at.x), int(2 * at.y), 1, 2}
                       : LatticeCells{int(2 * at.x), int(at.y), 2, 1};
}

Affine TileGrid::fromLattice() const
{
    const Point half = 0.5 * m_size;
    if (m_shape == Shape::isometric)
        return {half.x,
                half.y,
                -half.x,
                half.y,
                half.x + diamondsBegin().x * m_size.x,
                diamondsBegin().y * m_size.y};
    if (m_shape == Shape::square)
        return Affine::scaling(m_size.x, m_size.y);
    return m_isUpright ? Affine::scaling(m_size.x, half.y) : Affine::scaling(half.x, m_size.y);
}

std::vector<Point> TileGrid::outline() const
{
    const Point half = 0.5 * m_size;
    if (m_shape == Shape::isometric)
        return {{0, -half.y}, {half.x, 0}, {0, half.y}, {-half.x, 0}};
    return {{-half.x, -half.y}, {half.x, -half.y}, {half.x, half.y}, {-half.x, half.y}};
}

} // namespace thicket::plugins
