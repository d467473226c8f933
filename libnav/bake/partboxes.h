#pragma once

#include "libnav/geometry/grid.h"
#include "libnav/tangent/rimflood.h"

#include <algorithm>
#include <cstddef>

/// The parts of a cell, where they lie and as boxes. These overlap a little, as rounding may count
/// a point to the part beside it.
namespace thicket::nav {

inline constexpr int partCount = RimFlood::partsPerSide * RimFlood::partsPerSide;

/// One part of a cell, a bit of RimFlood::Parts.
struct CellPart {
    std::size_t cell = 0;
    int part = 0;

    bool isIn(RimFlood::Parts parts) const { return (parts >> part & 1) != 0; }
};

/// That in which a point lies.
inline CellPart cellPartAt(const GridFrame& frame, Point p)
{
    constexpr int side = RimFlood::partsPerSide;
    const int column = frame.columnAt(p.x), row = frame.rowAt(p.y);
    const Point inside = (side / frame.side()) * (p - frame.corner(column, row));
    const auto partAlong = [](double at) { return std::clamp(static_cast<int>(at), 0, side - 1); };
    return {frame.cell(column, row), partAlong(inside.x) + side * partAlong(inside.y)};
}

/// A square block of parts of one cell.
struct PartBlock {
    int column = 0; ///< of the part with the least coordinates, in the cell
    int row = 0;
    int side = RimFlood::partsPerSide; ///< in parts, a power of two
};

/// Part `part`, a bit of RimFlood::Parts, alone.
inline PartBlock partBlock(int part)
{
    return {part % RimFlood::partsPerSide, part / RimFlood::partsPerSide, 1};
}

/// The bits of the block's parts.
inline RimFlood::Parts partsOf(const PartBlock& block)
{
    const RimFlood::Parts row = (RimFlood::Parts{1} << block.side) - 1;
    RimFlood::Parts parts = 0;
    for (int i = 0; i < block.side; ++i)
        parts |= row << (block.column + RimFlood::partsPerSide * (block.row + i));
    return parts;
}

/// `least` is the cell's corner with the least coordinates.
inline Box boxOfParts(const GridFrame& frame, Point least, const PartBlock& block)
{
    const double width = frame.side() / RimFlood::partsPerSide;
    const Point corner = least + width * Point{double(block.column), double(block.row)};
    const double side = block.side * width;
    return grown(Box{corner, corner + Point{side, side}}, 1e-6 * width);
}

} // namespace thicket::nav
