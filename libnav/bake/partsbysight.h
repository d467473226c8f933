#pragma once

#include "libnav/bake/contactgraph.h"
#include "libnav/geometry/parallel.h"

namespace thicket::nav {

/// find(sight, column, row) for each sight of the graph, by sight: parts of its cell. makeFind()
/// gives each thread a find of its own. The result is the same for any number of `threads`, > 0.
template <class MakeFind> std::vector<RimFlood::Parts>
partsBySight(const ContactGraph& graph, unsigned threads, MakeFind makeFind)
{
    std::vector<RimFlood::Parts> parts(graph.sights.size());
    const GridFrame& frame = graph.frame;
    const auto rows = static_cast<std::size_t>(frame.rowCount());
    inParallel(threads, [&](unsigned thread) {
        auto find = makeFind();
        const auto end = static_cast<int>(partBegin(rows, thread + 1, threads));
        for (auto row = static_cast<int>(partBegin(rows, thread, threads)); row < end; ++row)
            for (int column = 0; column < frame.columnCount(); ++column) {
                const std::size_t cell = frame.cell(column, row);
                for (std::uint32_t i = graph.firstSight[cell]; i < graph.firstSight[cell + 1]; ++i)
                    parts[i] = find(i, column, row);
            }
    });
    return parts;
}

} // namespace thicket::nav
