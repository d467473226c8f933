#pragma once

#include "libnav/bake/contactgraph.h"
#include "libnav/bake/partboxes.h"

#include <cstdint>

namespace thicket::test {

/// visit(sight, has) for all sights of the cell in which the point lies. has(parts): whether these
/// contain its part of the cell.
template <class Visit>
void visitSightsFrom(const nav::ContactGraph& graph, nav::Point p, Visit visit)
{
    const nav::CellPart at = nav::cellPartAt(graph.frame, p);
    const auto has = [at](nav::RimFlood::Parts parts) { return at.isIn(parts); };
    for (std::uint32_t i = graph.firstSight[at.cell]; i < graph.firstSight[at.cell + 1]; ++i)
        visit(i, has);
}

} // namespace thicket::test
