#pragma once

#include "libnav/collision/obstaclefield.h"
#include "libnav/geometry/grid.h"
#include "libsteer/ground/cellindex.h"
#include "libsteer/ground/gapraster.h"
#include "libsteer/ground/ground.h"
#include "libsteer/ground/groundparts.h"
#include "libsteer/ground/leastgap.h"
#include "libsteer/ground/primitive.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace thicket::steer {

/// A primitive that a cell lists.
struct Listed {
    float least = 0;          ///< a lower bound of the gap to it from anywhere in the cell, >= 0
    std::uint32_t number = 0; ///< of the primitive
};

/// The order in a cell's list.
inline bool isListedBefore(const Listed& a, const Listed& b)
{
    return a.least != b.least ? a.least < b.least : a.number < b.number;
}

/// A box round the primitive; for an arena, round its disc.
nav::Box boxOf(const Primitive& one);

/// The primitives of obstacles, listed by the cells of a uniform grid.
struct Ground::Data {
    Data(std::span<const nav::Obstacle> obstacles, double reach);

    GroundParts parts;
    nav::GridFrame frame; ///< encloses everything by the margin and more
    double reach = 0;
    double margin = 0;                 ///< each cell lists primitives up to this far from it
    std::size_t laidOutFor = 0;        ///< primitives that there were when the frame was made
    CellIndex<Listed> lists;           ///< by isListedBefore()
    CellIndex<std::uint32_t> covering; ///< polygons that the cell's reference() is inside of
    GapRaster raster;

    bool isOutside(Point p) const { return !frame.bounds().contains(p); }
    std::size_t cellAt(Point p) const { return frame.cell(frame.columnAt(p.x), frame.rowAt(p.y)); }
    const Primitive& primitive(std::uint32_t index) const { return parts.primitives()[index]; }
    /// A lower bound of the gap at p, within the frame at most the margin; 0 where nothing is
    /// known.
    double leastGapAt(Point p) const
    {
        return isOutside(p) ? leastGapOutside(p) : raster.leastGapAt(p);
    }
    /// A point in each cell. In practice no obstacle has a corner there.
    Point reference(int column, int row) const
    {
        return frame.bounds().min +
               frame.side() * Point{column + 0.38196601125, row + 0.57721566490};
    }
    /// The polygons that p is inside of (inverted: outside), in the order of the obstacles.
    void collectContaining(Point p, std::vector<std::uint32_t>& found) const;

    /// Calls visit(primitive) for at least all primitives within `range` of the segment from p to
    /// p + by, some perhaps more than once, until isDone(share of the segment that is done, 0 to
    /// 1).
    template <class Visit, class IsDone>
    void visitAlong(Point p, Point by, double range, Visit visit, IsDone isDone) const;

    /// Builds the frame and everything by cell anew. `room`: by how much the frame is larger than
    /// it has to be, as a share of the extent.
    void layOut(double room);
    /// Calls put(column, row, Listed) for each cell that lists the primitive.
    template <class Put> void listOne(std::uint32_t primitive, Put put) const;
    /// Calls put(column, row) for each cell whose reference() the polygon covers.
    template <class Put> void coverOne(std::uint32_t polygon, Put put) const;
    /// Computes the raster's pixels in that cell.
    void draw(int column, int row);
    void prefetchNear(std::size_t cell) const;

private:
    /// Only inverted shapes are nearer to the frame's border than the margin.
    double leastGapOutside(Point p) const
    {
        if (!parts.arenas().empty() || !parts.invertedPolygons().empty())
            return 0;
        const nav::Box& box = frame.bounds();
        const double aside = std::max(box.min.x - p.x, p.x - box.max.x);
        return (1 - 1e-9) * (margin + std::max({0.0, aside, box.min.y - p.y, p.y - box.max.y}));
    }
    int columnCount() const { return frame.columnAt(frame.bounds().max.x) + 1; }
    /// Where the sides cross the rows of reference points: row and x.
    std::vector<std::pair<int, double>> crossingsOf(const GroundPolygon& polygon) const;
    void layFrame(double room);
    void fillCells();
    double leastGapNear(std::size_t cell, Point center, double half) const;
    template <class Visit>
    void visitWindow(const nav::Box& window, double range, Visit visit) const;
};

template <class Visit>
void Ground::Data::visitWindow(const nav::Box& window, double range, Visit visit) const
{
    frame.visitCells(window, [&](int column, int row) {
        for (const Listed& one : lists[frame.cell(column, row)]) {
            if (one.least > range)
                break;
            visit(primitive(one.number));
        }
    });
}

/// The box of the cell, larger by the rounding of its position.
inline nav::Box cellBox(const nav::GridFrame& frame, int column, int row)
{
    return nav::boxAround(frame.cellCenter(column, row), 0.5 * frame.side() * (1 + 1e-6));
}

/// Rounded down, and up to 0.
inline float floored(double value)
{
    return value > 0 ? static_cast<float>(value * (1 - 0x1p-22)) : 0.0f;
}

/// The part of the segment from p to p + by that is in the box, as shares from 0 to 1. Empty if the
/// second is below the first.
inline std::pair<double, double> partWithin(const nav::Box& box, Point p, Point by)
{
    double begin = 0;
    double end = 1;
    const auto clip = [&](double from, double step, double low, double high) {
        if (step == 0) {
            if (from < low || from > high)
                end = -1;
            return;
        }
        const double a = (low - from) / step;
        const double b = (high - from) / step;
        begin = std::max(begin, std::min(a, b));
        end = std::min(end, std::max(a, b));
    };
    clip(p.x, by.x, box.min.x, box.max.x);
    clip(p.y, by.y, box.min.y, box.max.y);
    return {begin, end};
}

template <class Visit, class IsDone>
void Ground::Data::visitAlong(Point p, Point by, double range, Visit visit, IsDone isDone) const
{
    const nav::Box& bounds = frame.bounds();
    const double size = lengthOf(by);
    if (range + size <= margin && bounds.contains(p)) {
        const double all = range + size;
        for (const Listed& one : lists[cellAt(p)]) {
            if (one.least > all)
                break;
            visit(primitive(one.number));
        }
        return;
    }
    if (parts.isEmpty())
        return;
    // Outside the grid there are only arenas.
    if (isOutside(p) || isOutside(p + by))
        for (const std::uint32_t arena : parts.arenas())
            visit(primitive(arena));
    const double beyond = std::max(0.0, range - margin);
    if (size <= 2 * frame.side() && bounds.contains(p) && bounds.contains(p + by)) {
        // As nearly always: one piece, of everything.
        visitWindow(nav::boxAround(nav::Segment{p, p + by}, beyond + 1e-9 * frame.side()), range,
                    visit);
        return;
    }
    const auto [begin, end] = partWithin(nav::grown(bounds, range + margin), p, by);
    if (begin > end)
        return;
    const double pieces = std::ceil((end - begin) * size / (4 * frame.side()) + 0.5);
    for (double k = 0; k < pieces; ++k) {
        const double from = begin + (end - begin) * (k / pieces);
        const double to = begin + (end - begin) * ((k + 1) / pieces);
        visitWindow(
            nav::boxAround(nav::Segment{p + from * by, p + to * by}, beyond + 1e-9 * frame.side()),
            range, visit);
        if (isDone(to))
            return;
    }
}

template <class Put> void Ground::Data::listOne(std::uint32_t index, Put put) const
{
    const Primitive& one = primitive(index);
    const double grown = (margin + one.radius) * (1 + 1e-9);
    const auto consider = [&](int column, int row) {
        const double least = leastGap(cellBox(frame, column, row), one);
        if (least <= margin)
            put(column, row, Listed{floored(least), index});
    };
    if (one.kind == Primitive::Kind::arena) {
        frame.visitCells(frame.bounds(), consider);
        return;
    }
    const Point by = one.length * one.along;
    const nav::Segment whole{one.a, one.a + by};
    const nav::CellRange range = frame.cellsOf(nav::boxAround(whole, grown));
    for (int row = range.bottom; row <= range.top; ++row) {
        // The part of a long side that is near this row.
        const double middle = frame.cellCenter(0, row).y - one.a.y;
        const double half = 0.5 * frame.side() + grown;
        double from = 0;
        double to = 1;
        if (std::abs(by.y) > 1e-12 * one.length) {
            const double a = (middle - half) / by.y;
            const double b = (middle + half) / by.y;
            from = std::clamp(std::min(a, b), 0.0, 1.0);
            to = std::clamp(std::max(a, b), 0.0, 1.0);
        }
        const nav::Box part =
            nav::boxAround(nav::Segment{one.a + from * by, one.a + to * by}, grown);
        for (int column = frame.columnAt(part.min.x); column <= frame.columnAt(part.max.x);
             ++column)
            consider(column, row);
    }
}

/// Row by row: from one crossing of the row's reference points with a side to the next.
template <class Put> void Ground::Data::coverOne(std::uint32_t index, Put put) const
{
    const GroundPolygon& polygon = parts.polygons()[index];
    std::vector<std::pair<int, double>> crossings = crossingsOf(polygon);
    for (int row = 0; polygon.inverted && row < frame.rowCount(); ++row) {
        crossings.emplace_back(row, -never);
        crossings.emplace_back(row, never);
    }
    std::sort(crossings.begin(), crossings.end());
    for (std::size_t i = 1; i < crossings.size(); i += 2) {
        const auto [row, from] = crossings[i - 1];
        const double to = crossings[i].second;
        const int last = frame.columnAt(to);
        for (int column = frame.columnAt(from); column <= last; ++column)
            if (const double x = reference(column, row).x; x >= from && x < to)
                put(column, row);
    }
}

} // namespace thicket::steer
