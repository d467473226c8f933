#include "libnav/bake/clearparts.h"

#include "libnav/bake/partboxes.h"
#include "libnav/geometry/distance.h"

#include <algorithm>
#include <cmath>

namespace thicket::nav {

namespace {

/// Whether the box comes nearer to the segment than `reach`, or perhaps is a little farther.
bool isNear(const Box& box, const Segment& segment, double reach)
{
    Box around{segment.a, segment.a};
    enclose(around, {segment.b, segment.b});
    if (!grown(around, reach).intersects(box))
        return false;
    const Point along = segment.b - segment.a;
    const double spread = (std::abs(along.y) * box.width() + std::abs(along.x) * box.height()) / 2;
    return std::abs(cross(along, box.center() - segment.a)) <= spread + reach * length(along);
}

/// Whether nothing has its boundary in the box: all of it is free, or none.
bool isUncrossed(const SearchView& field, const RimGrid& grid, std::size_t cell, const Box& part)
{
    const double slack = 10 * field.tolerance();
    const auto discs = field.discs();
    const auto meetsDisc = [&](DiscIndex disc) {
        return distance(part, discs[disc].center) <= discs[disc].radius + slack;
    };
    const auto meetsCore = [&](CoreIndex index) {
        const Disc& a = discs[field.cores()[index].a];
        const Disc& b = discs[field.cores()[index].b];
        return isNear(part, {a.center, b.center}, std::max(a.radius, b.radius) + slack);
    };
    const auto leaves = [&](ArenaIndex index) {
        const Arena& arena = field.arenas()[index];
        return distance(part.center(), arena.center) + length(part.max - part.min) / 2 >=
               arena.radius - slack;
    };
    const auto cores = grid.cores[cell];
    const auto lone = grid.loneDiscs[cell];
    const auto arenas = field.boundingArenas();
    return std::none_of(cores.begin(), cores.end(), meetsCore) &&
           std::none_of(lone.begin(), lone.end(), meetsDisc) &&
           std::none_of(arenas.begin(), arenas.end(), leaves);
}

} // namespace

RimFlood::Parts clearPartsOf(const SearchView& field, const RimGrid& grid, int column, int row)
{
    constexpr int side = RimFlood::partsPerSide;
    const Point least = grid.frame.corner(column, row);
    RimFlood::Parts uncrossed = 0;
    RimFlood::Parts clear = 0;
    const auto has = [](RimFlood::Parts parts, int part) { return (parts >> part & 1) != 0; };
    for (int part = 0; part < partCount; ++part) {
        const Box box = boxOfParts(grid.frame, least, partBlock(part));
        if (!isUncrossed(field, grid, grid.frame.cell(column, row), box))
            continue;
        // Between two such parts nothing changes.
        bool isClear = false;
        if (part % side > 0 && has(uncrossed, part - 1))
            isClear = has(clear, part - 1);
        else if (part >= side && has(uncrossed, part - side))
            isClear = has(clear, part - side);
        else
            isClear = field.isFreeForRays(box.center());
        uncrossed |= RimFlood::Parts{1} << part;
        clear |= RimFlood::Parts{isClear} << part;
    }
    return clear;
}

} // namespace thicket::nav
