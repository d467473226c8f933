#pragma once

#include "libnav/bake/contactgraph.h"

#include <algorithm>
#include <cstdint>

namespace thicket::test {

/// visit(sight, has) for all sights of the cell in which the point lies. has(parts): whether these
/// contain its part of the cell.
template <class Visit>
void visitSightsFrom(const nav::ContactGraph& graph, nav::Point p, Visit visit)
{
    constexpr int side = nav::RimFlood::partsPerSide;
    const nav::GridFrame& frame = graph.frame;
    const int column = frame.columnAt(p.x), row = frame.rowAt(p.y);
    const nav::Point inside = (side / frame.side()) * (p - frame.corner(column, row));
    const int part = std::min(int(inside.x), side - 1) + side * std::min(int(inside.y), side - 1);
    const auto has = [part](nav::RimFlood::Parts parts) { return (parts >> part & 1) != 0; };
    const std::size_t cell = frame.cell(column, row);
    for (std::uint32_t i = graph.firstSight[cell]; i < graph.firstSight[cell + 1]; ++i)
        visit(i, has);
}

} // namespace thicket::test
