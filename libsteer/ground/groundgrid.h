#pragma once

#include "libnav/collision/obstaclefield.h"
#include "libnav/geometry/grid.h"
#include "libsteer/ground/ground.h"
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
    float least = 0; ///< a lower bound of the gap to it from anywhere in the cell, >= 0
    std::uint32_t primitive = 0;
};

struct GroundPolygon {
    std::uint32_t firstSide = 0; ///< index of a primitive
    std::uint32_t sides = 0;
    bool inverted = false;
};

/// What each cell lists, one list after the other.
template <class Entry> class CellIndex {
public:
    std::span<const Entry> operator[](std::size_t cell) const
    {
        return {m_entries.data() + m_begins[cell], m_begins[cell + 1] - m_begins[cell]};
    }
    /// `place(put)` calls put(cell, entry) for everything.
    template <class Fill> void fill(std::size_t cells, Fill place)
    {
        std::vector<std::pair<std::uint32_t, Entry>> placed;
        place([&](std::size_t cell, const Entry& entry) {
            placed.emplace_back(static_cast<std::uint32_t>(cell), entry);
        });
        m_begins.assign(cells + 2, 0);
        for (const auto& [cell, entry] : placed)
            ++m_begins[cell + 2];
        for (std::size_t cell = 2; cell < m_begins.size(); ++cell)
            m_begins[cell] += m_begins[cell - 1];
        m_entries.resize(placed.size());
        for (const auto& [cell, entry] : placed)
            m_entries[m_begins[cell + 1]++] = entry;
        m_begins.pop_back();
    }
    template <class IsLess> void sortEach(IsLess isLess)
    {
        for (std::size_t cell = 0; cell + 1 < m_begins.size(); ++cell)
            std::sort(m_entries.begin() + m_begins[cell], m_entries.begin() + m_begins[cell + 1],
                      isLess);
    }

private:
    std::vector<std::uint32_t> m_begins{0, 0};
    std::vector<Entry> m_entries;
};

/// Obstacles taken apart, listed by the cells of a uniform grid.
struct Ground::Data {
    Data(std::span<const nav::Obstacle> obstacles, double reach);

    std::vector<Primitive> primitives;
    std::vector<GroundPolygon> polygons;
    std::vector<std::uint32_t> arenas;   ///< inverted circles, primitives
    std::vector<std::uint32_t> inverted; ///< polygons
    nav::GridFrame frame;                ///< encloses everything by the margin and more
    double reach = 0;
    double margin = 0;                 ///< each cell lists what is at most so far from it
    CellIndex<Listed> lists;           ///< by the bound, then the primitive
    CellIndex<std::uint32_t> covering; ///< polygons that the cell's reference() is inside of
    int finer = 1;                     ///< pixels along a cell's side
    std::size_t pixels = 0;            ///< in a row
    std::vector<std::uint8_t>
        raster; ///< by pixel: a lower bound of the gap, in pixel steps; 0: look

    bool isOutside(Point p) const { return !frame.bounds().contains(p); }
    std::size_t cellAt(Point p) const { return frame.cell(frame.columnAt(p.x), frame.rowAt(p.y)); }
    /// A lower bound of the gap at p, at most the margin; 0 where it has to be looked.
    double leastGapAt(Point p) const
    {
        if (isOutside(p))
            return 0;
        const Point at = m_pixelsPerUnit * (p - frame.bounds().min);
        return m_step * raster[std::size_t(at.y) * pixels + std::size_t(at.x)];
    }
    /// A point of each cell that no map's points lie on.
    Point reference(int column, int row) const
    {
        return frame.bounds().min +
               frame.side() * Point{column + 0.38196601125, row + 0.57721566490};
    }
    /// The polygons that p is inside of (inverted: outside).
    void collectContaining(Point p, std::vector<std::uint32_t>& found) const;

    /// Calls visit(primitive) for at least all that come within `range` of the way from p, some
    /// perhaps more than once, until isDone(the part of the way that has been looked at, 0 to 1).
    template <class Visit, class IsDone>
    void visitAlong(Point p, Point way, double range, Visit visit, IsDone isDone) const;

private:
    double m_pixelsPerUnit = 1;
    double m_step = 1; // of the raster, map units

    void take(const nav::Obstacle& obstacle);
    void takeSides(std::vector<Point> points, bool closed, double radius, std::uint32_t polygon);
    void layGrid();
    void list();
    void cover();
    void draw();
    std::uint8_t pixelAt(std::size_t cell, Point center, double half) const;
    template <class Put> void listOne(std::uint32_t primitive, Put put) const;
    template <class Put> void coverOne(std::uint32_t polygon, Put put) const;
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
            visit(primitives[one.primitive]);
        }
    });
}

/// The part of a way from p, 0 to 1, that is in the box; nothing when the second is below the
/// first.
inline std::pair<double, double> partWithin(const nav::Box& box, Point p, Point way)
{
    double begin = 0;
    double end = 1;
    const auto clip = [&](double from, double by, double low, double high) {
        if (by == 0) {
            if (from < low || from > high)
                end = -1;
            return;
        }
        const double a = (low - from) / by;
        const double b = (high - from) / by;
        begin = std::max(begin, std::min(a, b));
        end = std::min(end, std::max(a, b));
    };
    clip(p.x, way.x, box.min.x, box.max.x);
    clip(p.y, way.y, box.min.y, box.max.y);
    return {begin, end};
}

template <class Visit, class IsDone>
void Ground::Data::visitAlong(Point p, Point way, double range, Visit visit, IsDone isDone) const
{
    const nav::Box& bounds = frame.bounds();
    const double size = lengthOf(way);
    if (range + size <= margin && bounds.contains(p)) {
        const double all = range + size;
        for (const Listed& one : lists[cellAt(p)]) {
            if (one.least > all)
                break;
            visit(primitives[one.primitive]);
        }
        return;
    }
    if (primitives.empty())
        return;
    // Beyond the grid's rim there is nothing but arenas.
    if (isOutside(p) || isOutside(p + way))
        for (const std::uint32_t arena : arenas)
            visit(primitives[arena]);
    const double beyond = std::max(0.0, range - margin);
    const auto [begin, end] = partWithin(nav::grown(bounds, range + margin), p, way);
    if (begin > end)
        return;
    const double pieces = std::ceil((end - begin) * size / (4 * frame.side()) + 0.5);
    for (double k = 0; k < pieces; ++k) {
        const double from = begin + (end - begin) * (k / pieces);
        const double to = begin + (end - begin) * ((k + 1) / pieces);
        visitWindow(nav::boxAround(nav::Segment{p + from * way, p + to * way},
                                   beyond + 1e-9 * frame.side()),
                    range, visit);
        if (isDone(to))
            return;
    }
}

} // namespace thicket::steer
