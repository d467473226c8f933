#pragma once

#include "libnav/collision/celllists.h"
#include "libnav/collision/grid.h"
#include "libnav/collision/shapes.h"

#include <cstdint>
#include <vector>

namespace thicket::nav {

/// The blocked side of one polygon, asked for points that are not on its boundary.
class PolygonInterior {
public:
    /// Of nothing.
    PolygonInterior() = default;
    PolygonInterior(std::int64_t id, const Polygon& polygon);

    std::int64_t obstacle() const { return m_obstacle; }
    bool isInverted() const { return m_inverted; }
    /// Of the outline as drawn.
    const Box& bounds() const { return m_bounds; }
    /// Whether p is on the blocked side, by the even-odd rule.
    bool contains(Point p) const;
    /// Distance from p to the outline as drawn.
    double toOutline(Point p) const;

private:
    int rowAt(double y) const;

    std::int64_t m_obstacle = 0;
    bool m_inverted = false;
    Box m_bounds;
    double m_rowCount = 1;
    std::vector<Point> m_points;
    CellLists<std::uint32_t> m_rows; // sides by the rows of y that they cross
};

/// Every polygon of a field, found by place.
class Interiors {
public:
    Interiors() = default;
    explicit Interiors(std::vector<PolygonInterior> polygons);

    bool isEmpty() const { return m_count == 0; }
    /// A polygon that is filled; the place must be free.
    void insert(std::uint32_t place, PolygonInterior polygon);
    void erase(std::uint32_t place);
    const Box& boundsOf(std::uint32_t place) const { return m_polygons[place].bounds(); }
    /// visit(polygon) for each whose blocked side p is on.
    template <class Visit> void visitAt(Point p, Visit visit) const
    {
        for (const std::uint32_t i : m_inverted)
            if (m_polygons[i].contains(p))
                visit(m_polygons[i]);
        if (!m_bounds.contains(p))
            return;
        const std::size_t cell = m_frame.cell(m_frame.columnAt(p.x), m_frame.rowAt(p.y));
        for (const std::uint32_t i : m_filled[cell])
            if (m_polygons[i].contains(p))
                visit(m_polygons[i]);
    }
    bool contain(Point p) const
    {
        bool inside = false;
        visitAt(p, [&](const PolygonInterior&) { inside = true; });
        return inside;
    }

private:
    void fit(const Box& room);

    std::vector<PolygonInterior> m_polygons; // without bounds: none
    std::vector<std::uint32_t> m_inverted;
    std::size_t m_count = 0;
    std::size_t m_builtFor = 0; // polygons when the frame was chosen
    Box m_bounds;               // round the filled ones
    GridFrame m_frame;
    CellLists<std::uint32_t> m_filled;
};

} // namespace thicket::nav
