#pragma once

#include "libnav/geometry/grid.h"
#include "libnav/tangent/rimflood.h"

#include <cstdint>

/// The parts of a cell as boxes. They overlap a little, as rounding may count a point to the part
/// beside it.
namespace thicket::nav {

inline constexpr int partCount = RimFlood::partsPerSide * RimFlood::partsPerSide;

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
