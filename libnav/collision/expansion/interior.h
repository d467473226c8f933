#pragma once

#include "libnav/collision/expansion/sidetree.h"
#include "libnav/geometry/celllists.h"
#include "libnav/geometry/grid.h"
#include "libnav/geometry/shapes.h"
#include "libnav/index.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace thicket::nav {

/// The blocked side of one polygon, for queries with points that are not on its boundary.
class PolygonInterior {
public:
    /// Of no polygon.
    PolygonInterior() = default;
    PolygonInterior(std::int64_t id, const Polygon& polygon);

    std::int64_t obstacle() const { return m_obstacle; }
    bool isInverted() const { return m_inverted; }
    /// Of the outline as given.
    const Box& bounds() const { return m_bounds; }
    /// As given; the last point joins the first.
    std::span<const Point> outline() const { return m_points; }
    /// Whether p is on the blocked side, by the even-odd rule.
    bool contains(Point p) const;
    /// Distance from p to the outline as given, map units.
    double toOutline(Point p) const;
    /// Distance from p in a direction (a unit vector) to where the outline is first crossed;
    /// infinity when it is not.
    double crossedAt(Point p, Point direction) const;

private:
    void listRows();
    bool areRowsLong() const;
    int rowAt(double y) const;
    bool isInside(Point p) const;

    std::int64_t m_obstacle = 0;
    bool m_inverted = false;
    Box m_bounds;
    double m_rowCount = 1;
    std::vector<Point> m_points;
    CellLists<std::uint32_t> m_rows;        // sides, by the rows of y that they cross
    std::shared_ptr<const SideTree> m_tree; // in place of the rows where these are long; or null
};

/// Number of a polygon in Interiors, from 0. Freed ones are used again.
using InteriorSlot = Index<struct InteriorSlotTag>;
inline constexpr InteriorSlot noInterior{UINT32_MAX};

/// The interiors of all polygons of a field, in a grid.
class Interiors {
public:
    Interiors() = default;
    explicit Interiors(std::vector<PolygonInterior> polygons);

    bool isEmpty() const { return m_count == 0; }
    /// The polygon must not be inverted; the slot must be free.
    void insert(InteriorSlot slot, PolygonInterior polygon);
    void erase(InteriorSlot slot);
    const Box& boundsOf(InteriorSlot slot) const { return m_polygons[slot].bounds(); }
    /// Calls visit(polygon) for each polygon with p on its blocked side.
    template <class Visit> void visitAt(Point p, Visit visit) const
    {
        anyAt(p, [&](const PolygonInterior& polygon) {
            visit(polygon);
            return false;
        });
    }
    /// As visitAt(), but stops when a visit returns true. Returns whether one did.
    template <class Visit> bool anyAt(Point p, Visit visit) const
    {
        const auto says = [&](InteriorSlot i) {
            return m_polygons[i].contains(p) && visit(m_polygons[i]);
        };
        if (std::ranges::any_of(m_inverted, says))
            return true;
        if (!m_bounds.contains(p))
            return false;
        const std::size_t cell = m_frame.cell(m_frame.columnAt(p.x), m_frame.rowAt(p.y));
        return std::ranges::any_of(m_filled[cell], says);
    }
    bool contain(Point p) const
    {
        return anyAt(p, [](const PolygonInterior&) { return true; });
    }

private:
    void fit(const Box& room);
    void refine(std::span<const InteriorSlot> filled);
    /// visit(row, first column, last column) for the cells that together contain the polygon.
    template <class Visit> void visitRunsOf(const PolygonInterior& polygon, Visit visit) const;
    template <class Visit> void visitCellsOf(const PolygonInterior& polygon, Visit visit) const;

    std::vector<PolygonInterior> m_polygons; // empty bounds: a free place
    std::vector<InteriorSlot> m_inverted;
    std::size_t m_count = 0;
    std::size_t m_builtFor = 0; // number of polygons when the frame was chosen
    Box m_bounds;               // of the polygons that are not inverted
    GridFrame m_frame;
    CellLists<InteriorSlot> m_filled;
};

} // namespace thicket::nav
