#pragma once

#include "libnav/collision/index/coregrid.h"
#include "libnav/collision/searchview.h"
#include "libnav/geometry/grid.h"
#include "libnav/tangent/floodfront.h"
#include "libnav/tangent/rimdepartures.h"
#include "libnav/tangent/rimgrid.h"

#include <array>
#include <cstdint>
#include <vector>

namespace thicket::nav {

/// Finds the departures of an oriented rim: floods the cells that rays from the rim reach, narrowed
/// by the cores on the way, and tests the tangents to the discs in these cells. Time: grows with
/// what the rim sees.
/// Tangent rays that leave one oriented rim do not cross each other. So those that enter a cell
/// through a side are an interval of headings, as from a point, and leave it through the other
/// sides in the order of their headings. Source: Bungiu et al., "Efficient Computation of
/// Visibility Polygons" (2014), from triangles to cells.
class RimFlood {
public:
    /// With a grid, which must outlive this, it floods that in place of the grid of the cores, and
    /// looks at as many cells, cores and discs as there are.
    RimFlood(const SearchView& field, DiscIndex own, Winding winding, const RimGrid* grid = nullptr)
        : RimFlood(field, {field.discs()[own].center, field.discs()[own].radius}, own, winding,
                   grid)
    {}
    /// Of a circle in free space that is no disc of the field.
    RimFlood(const SearchView& field, const Circle& free, Winding winding)
        : RimFlood(field, free, noDisc, winding, nullptr)
    {}

    /// Looks at up to some thousand cells, cores and discs; with more, `found` is not complete.
    /// With a grid, its ground is empty.
    void fill(RimDepartures& found);
    /// Only departures with headings from `low` counter-clockwise to `high`, unit vectors less than
    /// half a turn apart, perhaps also some beside these.
    void fill(RimDepartures& found, Point low, Point high);
    /// How many cells, cores, discs, spans and rays it has looked at, each ray for some.
    std::size_t looked() const { return m_looked; }
    /// Parts of a cell of the grid: bit column + partsPerSide * row, from the corner with the least
    /// coordinates.
    using Parts = std::uint64_t;
    static constexpr int partsPerSide = 8;
    struct Reached {
        std::uint32_t cell = 0;
        Parts parts = 0;
    };
    /// The parts of cells that rays may enter, a cell perhaps repeated. Every point that a free
    /// half-line from the rim reaches lies in one of them.
    const std::vector<Reached>& reached() const { return m_reached; }

private:
    static constexpr std::size_t mostLooked = 40000; // about a millisecond

    using Span = HeadingSpan;
    using Entry = FloodFront::Entry;

    RimFlood(const SearchView& field, const Circle& rim, DiscIndex own, Winding winding,
             const RimGrid* grid);

    bool begin(RimDepartures& found);
    void beginFrom(double low, double sweep);
    void end();
    bool isTooMuch() const { return m_looked > mostLooked && !m_grid; }
    std::span<const CoreIndex> coresIn(int column, int row) const
    {
        const std::size_t cell = m_frame.cell(column, row);
        return m_grid ? m_grid->cores[cell] : m_cores.coresIn(cell);
    }
    Point directionTo(Point p) const;
    std::array<Point, 4> cornersOf(int column, int row) const;
    void beginFrom(Span sector);
    void floodFrom(const CellRange& block, Span sector);
    void flood(const Entry& entry);
    void hideBehind(std::span<const CoreIndex> cores, const Box& part);
    void hideBehindCore(const Core& core, const Box& part);
    void hideBehindDiscs(const Box& part);
    void hideBehind(Segment inside, const Box& part);
    void hide(const Span& hidden, double distance);
    Box gridBox() const;
    Box outside(int side) const;
    void leave(int column, int row, int side, const Span& rays);
    Parts partsMet(const Box& cell, const Span& rays) const;
    void noteReached(int column, int row, const Span& rays);
    void testEnds(std::span<const CoreIndex> cores, const Span& rays);
    void testLone(const CellRange& cells, const Box& part, const Span& rays);
    void testLone(const Box& part, const Span& rays);
    void collectLone(const Box& part);
    void test(DiscIndex disc, const Span& rays);
    void test(DiscIndex disc, Winding side, const Span& rays);

    SearchView m_field;
    const CoreGrid& m_cores;
    const RimGrid* const m_grid; // in place of the cores', if not null
    const GridFrame& m_frame;
    const DiscIndex m_own;
    const Winding m_winding;
    const Circle m_rim;
    const double m_signedRadius;
    const double m_slack;
    // Headings are off by the rounding of places that are at least as far as the border of the
    // first cells.
    const double m_margin; // sine
    RimDepartures* m_found = nullptr;
    std::vector<Box> m_ground; // the cells that it looked at, perhaps repeated
    std::vector<Reached> m_reached;
    std::uint8_t m_left = 0; // sides by which rays left the grid, as Ground::Side
    FloodFront m_front;
    OpenRays m_open;               // in the present cell
    std::vector<DiscIndex> m_lone; // in the present cell; with many in the field, all discs
    std::size_t m_looked = 0;      // cells, cores, discs, spans and rays
};

} // namespace thicket::nav
