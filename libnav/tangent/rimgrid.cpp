#include "libnav/tangent/rimgrid.h"

#include "libnav/collision/index/coregrid.h"
#include "libnav/geometry/distance.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace thicket::nav {

RimGrid RimGrid::of(const SearchView& field, double cells)
{
    const auto discs = field.discs();
    Box bounds = field.bounds();
    for (const Disc& disc : discs)
        enclose(bounds, boxAround(disc.center, disc.radius));
    if (bounds.isEmpty())
        bounds = {{0, 0}, {1, 1}};
    const double extent = std::max(bounds.width(), bounds.height());
    bounds = grown(bounds, 0.01 * extent + 100 * field.tolerance());
    RimGrid grid;
    const double side = std::sqrt(bounds.width() * bounds.height() / cells);
    grid.frame = GridFrame(bounds, side, 2 * cells + 64);
    const GridFrame& frame = grid.frame;
    const double margin = 2 * field.tolerance();
    grid.cores.fill(frame.cellCount(), [&](auto put) {
        for (CoreIndex i{0}; i < field.cores().size(); ++i) {
            const Core& core = field.cores()[i];
            if (isNone(core))
                continue;
            const Segment axis{discs[core.a].center, discs[core.b].center};
            const double half = discs[core.a].radius + margin;
            frame.visitCells(boxAround(axis, half), [&](int column, int row) {
                // Half the diagonal of a cell is 0.71 of its side.
                if (distance(frame.cellCenter(column, row), axis) <= half + 0.75 * frame.side())
                    put(frame.cell(column, row), i);
            });
        }
    });
    std::vector<bool> isEnd(discs.size(), false);
    for (const Core& core : field.cores())
        if (!isNone(core))
            isEnd[core.a] = isEnd[core.b] = true;
    grid.loneDiscs.fill(frame.cellCount(), [&](auto put) {
        for (DiscIndex i{0}; i < discs.size(); ++i)
            if (!isEnd[i] && discs[i].radius > 0)
                frame.visitCells(boxAround(discs[i].center, discs[i].radius + margin),
                                 [&](int column, int row) { put(frame.cell(column, row), i); });
    });
    return grid;
}

} // namespace thicket::nav
