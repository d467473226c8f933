#pragma once

#include "libnav/geometry/gridray.h"
#include "libnav/geometry/shapes.h"
#include "libnav/geometry/tileorder.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <span>
#include <vector>

/// Uniform grids: where their cells lie, and which cells a ray or box meets.
namespace thicket::nav {

/// Inclusive ranges of columns and rows.
struct CellRange {
    int left = 0;
    int bottom = 0;
    int right = -1;
    int top = -1;
};

class GridFrame {
public:
    GridFrame() = default;
    /// Cells of at least the given side; their number does not exceed `mostCells` by much.
    GridFrame(const Box& bounds, double side, double mostCells) : m_bounds(bounds)
    {
        m_side = side > 0 ? side : 1;
        while ((bounds.width() / m_side + 1) * (bounds.height() / m_side + 1) > mostCells)
            m_side *= 1.25;
        m_inverse = 1 / m_side;
        m_columns = 1 + static_cast<int>(bounds.width() * m_inverse);
        m_rows = 1 + static_cast<int>(bounds.height() * m_inverse);
        m_order = TileOrder(m_columns, m_rows);
    }

    /// Cells are numbered below this, see TileOrder.
    std::size_t cellCount() const { return m_order.count(); }
    int rowCount() const { return m_rows; }
    int columnCount() const { return m_columns; }
    const Box& bounds() const { return m_bounds; }
    bool encloses(const Box& box) const { return m_bounds.encloses(box); }
    double side() const { return m_side; }
    std::size_t cell(int column, int row) const
    {
        return m_order.partOfRow(row) + m_order.partOfColumn(column);
    }
    int columnAt(double x) const { return clamped((x - m_bounds.min.x) * m_inverse, m_columns); }
    int rowAt(double y) const { return clamped((y - m_bounds.min.y) * m_inverse, m_rows); }
    /// Whether the grid has the cell.
    bool has(int column, int row) const
    {
        return column >= 0 && row >= 0 && column < m_columns && row < m_rows;
    }
    /// The corner of a cell with the least coordinates; the same bits for all cells that share it.
    Point corner(int column, int row) const
    {
        return m_bounds.min + m_side * Point{double(column), double(row)};
    }
    Point cellCenter(int column, int row) const
    {
        return m_bounds.min + m_side * Point{column + 0.5, row + 0.5};
    }
    /// The cells that a box touches. Points outside the grid belong to its border cells.
    CellRange cellsOf(const Box& box) const
    {
        return {columnAt(box.min.x), rowAt(box.min.y), columnAt(box.max.x), rowAt(box.max.y)};
    }
    template <class Visit> void visitCells(const Box& box, Visit visit) const
    {
        const CellRange range = cellsOf(box);
        for (int row = range.bottom; row <= range.top; ++row)
            for (int column = range.left; column <= range.right; ++column)
                visit(column, row);
    }

    /// Visits the cells along a ray until visit(cell, distance at which the ray leaves it) returns
    /// false. It must return false if that distance is infinite. `inverse` is 1 / direction, by
    /// coordinate. Ends at `reach`.
    template <class Visit>
    void walk(Point from, Point direction, Point inverse, double reach, Visit visit) const
    {
        double in = 0;
        if (!m_bounds.contains(from)) {
            double out = reach;
            if (!clipRay(from.x, inverse.x, m_bounds.min.x, m_bounds.max.x, in, out) ||
                !clipRay(from.y, inverse.y, m_bounds.min.y, m_bounds.max.y, in, out))
                return;
        }
        const Point entry = from + in * direction;
        GridRayAxis x(from.x - m_bounds.min.x, inverse.x, m_side, columnAt(entry.x), m_columns);
        GridRayAxis y(from.y - m_bounds.min.y, inverse.y, m_side, rowAt(entry.y), m_rows);
        std::size_t column = m_order.partOfColumn(x.at);
        std::size_t row = m_order.partOfRow(y.at);
        for (;;) {
            if (!visit(row + column, std::min(x.next, y.next)))
                return;
            if (x.next < y.next) {
                if (!x.advance())
                    return;
                column = m_order.partOfColumn(x.at);
            } else {
                if (!y.advance())
                    return;
                row = m_order.partOfRow(y.at);
            }
        }
    }

    /// Visits cells in square rings round p, nearest ring first, while a ring may contain points
    /// nearer than reach(), which is called before each ring.
    template <class Reach, class Visit> void spread(Point p, Reach reach, Visit visit) const
    {
        const auto column = cellNumber((p.x - m_bounds.min.x) * m_inverse);
        const auto row = cellNumber((p.y - m_bounds.min.y) * m_inverse);
        const std::int64_t right = m_columns - 1;
        const std::int64_t top = m_rows - 1;
        const std::int64_t last = std::max({column, right - column, row, top - row});
        std::int64_t ring = std::max({std::int64_t{0}, -column, column - right, -row, row - top});
        for (; ring <= last && double(ring - 1) * m_side <= reach(); ++ring) {
            const auto left = std::max<std::int64_t>(0, column - ring);
            const auto end = std::min(right, column + ring);
            for (auto y = std::max<std::int64_t>(0, row - ring); y <= std::min(top, row + ring);
                 ++y) {
                const bool whole = y == row - ring || y == row + ring;
                for (auto x = left; x <= end;
                     x = whole || x == column + ring ? x + 1 : std::max(x + 1, column + ring))
                    if (whole || x == column - ring || x == column + ring)
                        visit(cell(int(x), int(y)));
            }
        }
    }

private:
    static int clamped(double at, int count)
    {
        return at >= count ? count - 1 : at > 0 ? static_cast<int>(at) : 0;
    }
    static std::int64_t cellNumber(double at)
    {
        return static_cast<std::int64_t>(std::floor(std::clamp(at, -1e15, 1e15)));
    }
    Box m_bounds;
    double m_side = 1;
    double m_inverse = 1;
    int m_columns = 1;
    int m_rows = 1;
    TileOrder m_order;
};

/// The part of a segment between two heights; if there is none, its nearest end.
inline Segment partBetween(const Segment& s, double low, double high)
{
    const Point step = s.b - s.a;
    if (step.y == 0)
        return s;
    const double a = (low - s.a.y) / step.y;
    const double b = (high - s.a.y) / step.y;
    return {s.a + std::clamp(std::min(a, b), 0.0, 1.0) * step,
            s.a + std::clamp(std::max(a, b), 0.0, 1.0) * step};
}

inline Box boxAround(Point p, double reach)
{
    return {{p.x - reach, p.y - reach}, {p.x + reach, p.y + reach}};
}
inline Box boxAround(const Segment& s, double reach)
{
    return {{std::min(s.a.x, s.b.x) - reach, std::min(s.a.y, s.b.y) - reach},
            {std::max(s.a.x, s.b.x) + reach, std::max(s.a.y, s.b.y) + reach}};
}

} // namespace thicket::nav
