#include "libsteer/ground/groundgrid.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace thicket::steer {

using nav::Box;
using nav::Segment;

namespace {

void sortByObstacle(const GroundParts& parts, std::vector<std::uint32_t>& polygons)
{
    if (polygons.size() > 1)
        std::sort(polygons.begin(), polygons.end(),
                  [&](std::uint32_t a, std::uint32_t b) { return parts.comesBefore(a, b); });
}

} // namespace

Box boxOf(const Primitive& one)
{
    const Point end = one.a + one.length * one.along;
    return nav::boxAround(Segment{one.a, end}, one.radius);
}

Ground::Data::Data(std::span<const nav::Obstacle> obstacles, double itsReach)
    : parts(obstacles), reach(itsReach)
{
    layOut(0);
}

void Ground::Data::layOut(double room)
{
    layFrame(room);
    fillCells();
    raster.lay(frame, margin);
    // By tiles, the order of the cells' numbers and so of their lists in memory.
    constexpr int tile = 8;
    constexpr std::size_t ahead = 6;
    const int columns = columnCount();
    for (int top = 0; top < frame.rowCount(); top += tile)
        for (int left = 0; left < columns; left += tile)
            for (int row = top; row < std::min(top + tile, frame.rowCount()); ++row)
                for (int column = left; column < std::min(left + tile, columns); ++column) {
                    prefetchNear(frame.cell(column, row) + ahead);
                    draw(column, row);
                }
}

/// Prefetches the nearest obstacles of a cell, which are anywhere in memory.
void Ground::Data::prefetchNear(std::size_t cell) const
{
    if (cell >= frame.cellCount())
        return;
    for (const Listed& one : lists[cell].first(std::min<std::size_t>(2, lists[cell].size())))
        __builtin_prefetch(&primitive(one.number));
}

void Ground::Data::layFrame(double room)
{
    laidOutFor = parts.liveCount();
    Box bounds;
    for (const GroundPart& part : parts.all())
        for (std::uint32_t i = part.first; i < part.first + part.count; ++i)
            nav::enclose(bounds, boxOf(primitive(i)));
    if (bounds.isEmpty())
        bounds = {{0, 0}, {0, 0}};
    const double count = static_cast<double>(laidOutFor) + 1;
    const double size = std::max(bounds.width(), bounds.height());
    const double spacing = std::sqrt(std::max(bounds.width(), size / 64) *
                                     std::max(bounds.height(), size / 64) / count);
    margin = std::min(reach, 2 * spacing > 0 ? 2 * spacing : reach);
    const double side = std::max(margin, spacing / 2);
    frame =
        nav::GridFrame(nav::grown(bounds, margin + side + room * size), side, 16384 + 4 * count);
}

void Ground::Data::fillCells()
{
    lists.fill(frame.cellCount(), 24 * laidOutFor, [&](auto put) {
        for (const GroundPart& part : parts.all())
            for (std::uint32_t i = part.first; i < part.first + part.count; ++i)
                listOne(i, [&](int column, int row, const Listed& listed) {
                    put(frame.cell(column, row), listed);
                });
    });
    lists.sortEach(isListedBefore);
    covering.fill(frame.cellCount(), 0, [&](auto put) {
        for (const GroundPart& part : parts.all())
            if (part.count > 0 && parts.polygonOf(part) != noPolygon)
                coverOne(parts.polygonOf(part), [&](int column, int row) {
                    put(frame.cell(column, row), parts.polygonOf(part));
                });
    });
}

std::vector<std::pair<int, double>> Ground::Data::crossingsOf(const GroundPolygon& polygon) const
{
    const double y0 = reference(0, 0).y;
    std::vector<std::pair<int, double>> crossings;
    for (std::uint32_t i = 0; i < polygon.sides; ++i) {
        const Point a = primitive(polygon.firstSide + i).a;
        const Point b = primitive(polygon.firstSide + (i + 1) % polygon.sides).a;
        const double low = (std::min(a.y, b.y) - y0) / frame.side();
        const double high = (std::max(a.y, b.y) - y0) / frame.side();
        const int last = std::min(frame.rowCount() - 1, static_cast<int>(std::ceil(high)) + 1);
        for (int row = std::max(0, static_cast<int>(std::floor(low)) - 1); row <= last; ++row) {
            const double y = reference(0, row).y;
            if ((a.y > y) != (b.y > y))
                crossings.emplace_back(row, a.x + (y - a.y) / (b.y - a.y) * (b.x - a.x));
        }
    }
    return crossings;
}

void Ground::Data::draw(int column, int row)
{
    const std::size_t cell = frame.cell(column, row);
    raster.draw(column, row,
                [&](Point center, double half) { return leastGapNear(cell, center, half); });
}

/// A lower bound of the gap within `half` of a pixel's centre; <= 0: none is known.
double Ground::Data::leastGapNear(std::size_t cell, Point center, double half) const
{
    double least = margin;
    bool isBeside = !covering[cell].empty();
    for (const Listed& one : lists[cell]) {
        if (one.least >= least + half)
            break;
        const Primitive& near = primitive(one.number);
        isBeside = isBeside || (near.polygon != noPolygon && one.least == 0);
        least = std::min(least, gapTo(near, center) - half);
        if (least <= 0)
            return 0;
    }
    if (isBeside) {
        thread_local std::vector<std::uint32_t> containing;
        collectContaining(center, containing);
        if (!containing.empty())
            return 0;
    }
    return least;
}

void Ground::Data::collectContaining(Point p, std::vector<std::uint32_t>& found) const
{
    if (isOutside(p)) {
        found = parts.invertedPolygons();
        sortByObstacle(parts, found);
        return;
    }
    found.clear();
    if (parts.polygons().empty())
        return;
    const int column = frame.columnAt(p.x);
    const int row = frame.rowAt(p.y);
    const std::size_t cell = frame.cell(column, row);
    found.assign(covering[cell].begin(), covering[cell].end());
    const Point from = reference(column, row);
    const Point by = p - from;
    for (const Listed& one : lists[cell]) {
        if (one.least > 0)
            break;
        const Primitive& side = parts.primitives()[one.number];
        if (side.polygon == noPolygon)
            continue;
        const GroundPolygon& polygon = parts.polygons()[side.polygon];
        const std::uint32_t next =
            one.number + 1 - polygon.firstSide < polygon.sides ? one.number + 1 : polygon.firstSide;
        const Point a = side.a;
        const Point b = parts.primitives()[next].a;
        if ((cross(by, a - from) > 0) == (cross(by, b - from) > 0) ||
            (cross(b - a, from - a) > 0) == (cross(b - a, p - a) > 0))
            continue;
        const auto known = std::find(found.begin(), found.end(), side.polygon);
        if (known == found.end())
            found.push_back(side.polygon);
        else
            found.erase(known);
    }
    sortByObstacle(parts, found);
}

} // namespace thicket::steer
