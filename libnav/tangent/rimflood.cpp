#include "libnav/tangent/rimflood.h"

#include "libnav/collision/index/coregrid.h"
#include "libnav/geometry/angle.h"
#include "libnav/geometry/direction.h"
#include "libnav/geometry/distance.h"
#include "libnav/tangent/clippedsegment.h"
#include "libnav/tangent/contactcover.h"
#include "libnav/tangent/pointcontact.h"
#include "libnav/tangent/rimindex.h"
#include "libnav/tangent/testedrims.h"
#include "libnav/tangent/turning.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace thicket::nav {

namespace {

constexpr std::size_t costOfRay = 16;  // beside a look at a disc
constexpr std::size_t manyInCell = 24; // cores in a cell: rims in there see too much
constexpr double widestSector = 1.5;   // radians, of one flood
constexpr double leastWidth = 0.02;    // of cores, in sides of a cell: others are lines
constexpr double blockMargin = 1e-3;   // of a cell's side, round the rim

} // namespace

RimFlood::RimFlood(const SearchView& field, const Circle& rim, DiscIndex own, Winding winding,
                   const RimGrid* grid)
    : m_field(field), m_cores(field.coreGrid()), m_grid(grid),
      m_frame(grid ? grid->frame : m_cores.cells()), m_own(own), m_winding(winding), m_rim(rim),
      m_signedRadius(sign(winding) * rim.radius), m_slack(field.tolerance()),
      m_margin(1e-9 + 4 * m_slack / (rim.radius + blockMargin * m_frame.side()))
{}

Point RimFlood::directionTo(Point p) const
{
    const auto line = tangentLine(m_rim.center, m_signedRadius, p, 0);
    if (line)
        return line->direction;
    const Point outward = p - m_rim.center; // inside the rim, by rounding
    return (sign(m_winding) / std::max(length(outward), 1e-300)) * leftNormal(outward);
}

bool RimFlood::begin(RimDepartures& found)
{
    m_found = &found;
    if (!grown(gridBox(), blockMargin * m_frame.side())
             .encloses(boxAround(m_rim.center, m_rim.radius))) {
        // A wall as short as a point has no core. Rays from it may enter the grid anywhere.
        found.isComplete = false;
        found.ground =
            Ground({}, gridBox(), Ground::below | Ground::right | Ground::above | Ground::left);
        return false;
    }
    // A departure just inside a cover may lead to a goal that touches the rim.
    found.reach.extendAll(100 * m_slack);
    TestedRims::ofThread().begin(2 * m_field.discs().size());
    return true;
}

// The free stretches of the rim, as headings of departures.
void RimFlood::fill(RimDepartures& found)
{
    if (!begin(found))
        return;
    const auto arcs = m_own != noDisc ? m_field.coveredArcs(m_own) : std::span<const RimArc>();
    const double quarter = sign(m_winding) * fullTurn / 4;
    // The shallow begin of a cover counts as free, see shallowStretch().
    const double slack = m_slack / m_rim.radius;
    const double sectorMargin = std::max(0.005, 1.1 * std::sqrt(2 * slack) + 2 * slack);
    for (std::size_t i = 0; i < arcs.size(); ++i) {
        const RimArc& next = arcs[(i + 1) % arcs.size()];
        const double begin = arcs[i].begin + arcs[i].sweep;
        const double end = next.begin + (i + 1 == arcs.size() ? fullTurn : 0);
        if (end - begin > -2 * slack)
            beginFrom(begin + quarter - sectorMargin,
                      std::min(fullTurn, end - begin + 2 * sectorMargin));
    }
    if (arcs.empty())
        beginFrom(0, fullTurn);
    end();
}

void RimFlood::fill(RimDepartures& found, Point low, Point high)
{
    if (!begin(found))
        return;
    beginFrom(angleOf(low), angleBetween(low, high));
    end();
}

void RimFlood::beginFrom(double low, double sweep)
{
    const int parts = 1 + static_cast<int>(sweep / widestSector);
    for (int part = 0; part < parts; ++part)
        beginFrom(
            Span{unitAt(low + sweep * part / parts), unitAt(low + sweep * (part + 1) / parts)});
}

void RimFlood::end()
{
    RimDepartures& found = *m_found;
    if (!m_grid)
        found.ground = Ground(m_ground, gridBox(), m_left);
    found.isComplete = !isTooMuch();
    if (!found.isComplete)
        found.departures.clear();
    std::sort(found.departures.begin(), found.departures.end());
}

void RimFlood::beginFrom(Span sector)
{
    if (isTooMuch())
        return;
    const double reach = m_rim.radius + blockMargin * m_frame.side();
    const CellRange block = m_frame.cellsOf(boxAround(m_rim.center, reach));
    m_front.begin(block);
    floodFrom(block, sector);
    while (!isTooMuch())
        if (const auto entry = m_front.take())
            flood(*entry);
        else
            return;
}

// The cells round the rim are one: rays leave it once.
void RimFlood::floodFrom(const CellRange& block, Span sector)
{
    Box part{m_frame.corner(block.left, block.bottom),
             m_frame.corner(block.right + 1, block.top + 1)};
    m_ground.push_back(part);
    m_open.begin(sector);
    for (int row = block.bottom; row <= block.top; ++row)
        for (int column = block.left; column <= block.right; ++column) {
            noteReached(column, row, sector);
            const auto cores = coresIn(column, row);
            m_looked += cores.size() < manyInCell ? 0 : mostLooked;
            hideBehind(cores, part);
            testEnds(cores, sector);
        }
    testLone(block, part, sector);
    hideBehindDiscs(part);
    for (const Span& rays : m_open.spans()) {
        const auto out = [&](int column, int row, std::size_t side) {
            const auto corners = cornersOf(column, row);
            leave(column, row, int(side),
                  rays.common({directionTo(corners[side]), directionTo(corners[(side + 1) % 4])}));
        };
        for (int column = block.left; column <= block.right; ++column) {
            out(column, block.bottom, 0);
            out(column, block.top, 2);
        }
        for (int row = block.bottom; row <= block.top; ++row) {
            out(block.right, row, 1);
            out(block.left, row, 3);
        }
    }
}

// Of a cell, counter-clockwise; each side begins at the corner with its number.
std::array<Point, 4> RimFlood::cornersOf(int column, int row) const
{
    return {m_frame.corner(column, row), m_frame.corner(column + 1, row),
            m_frame.corner(column + 1, row + 1), m_frame.corner(column, row + 1)};
}

void RimFlood::leave(int column, int row, int side, const Span& rays)
{
    if (rays.isEmpty())
        return;
    column += side == 1 ? 1 : side == 3 ? -1 : 0;
    row += side == 2 ? 1 : side == 0 ? -1 : 0;
    if (!m_frame.has(column, row)) {
        m_found->reach.extend(rays.low, rays.high, std::numeric_limits<double>::infinity());
        const Box beyond = outside(side);
        m_left = std::uint8_t(m_left | (1u << side));
        testLone(beyond, rays);
        return;
    }
    m_front.add({column, row, (side + 2) % 4, rays});
}

Box RimFlood::gridBox() const
{
    return {m_frame.corner(0, 0), m_frame.corner(m_frame.columnCount(), m_frame.rowCount())};
}

// Beyond the grid are no cores, but there may be other discs.
Box RimFlood::outside(int side) const
{
    const Box grid = gridBox();
    Box beyond = grown(m_field.bounds(), m_slack);
    enclose(beyond, grid);
    if (side == 0)
        beyond.max.y = grid.min.y;
    if (side == 1)
        beyond.min.x = grid.max.x;
    if (side == 2)
        beyond.min.y = grid.max.y;
    if (side == 3)
        beyond.max.x = grid.min.x;
    return beyond;
}

void RimFlood::flood(const Entry& entry)
{
    const auto corners = cornersOf(entry.column, entry.row);
    const Box part{corners[0], corners[2]};
    m_ground.push_back(part);
    m_open.begin(entry.rays);
    noteReached(entry.column, entry.row, entry.rays);
    const auto cores = coresIn(entry.column, entry.row);
    testEnds(cores, entry.rays);
    testLone({entry.column, entry.row, entry.column, entry.row}, part, entry.rays);
    hideBehind(cores, part);
    hideBehindDiscs(part);
    // The rays leave through the side after the one they entered by, the one opposite to it, or the
    // one before it, in the order of their headings.
    const Point first = directionTo(corners[std::size_t((entry.side + 2) % 4)]);
    const Point second = directionTo(corners[std::size_t((entry.side + 3) % 4)]);
    for (const Span& rays : m_open.spans()) {
        const bool isBeforeFirst = cross(rays.low, first) > 0;
        const bool isBeforeSecond = cross(rays.low, second) > 0;
        const bool endsAfterFirst = cross(first, rays.high) > 0;
        const bool endsAfterSecond = cross(second, rays.high) > 0;
        const auto out = [&](int step, Point low, Point high) {
            leave(entry.column, entry.row, (entry.side + step) % 4, {low, high});
        };
        if (isBeforeFirst)
            out(1, rays.low, endsAfterFirst ? first : rays.high);
        if (isBeforeSecond && endsAfterFirst)
            out(2, isBeforeFirst ? first : rays.low, endsAfterSecond ? second : rays.high);
        if (endsAfterSecond)
            out(3, isBeforeSecond ? second : rays.low, rays.high);
    }
}

void RimFlood::hideBehind(std::span<const CoreIndex> cores, const Box& part)
{
    for (const CoreIndex core : cores) {
        if (m_open.isEmpty() || isTooMuch())
            return;
        hideBehindCore(m_field.cores()[core], part);
    }
}

// Cores that touch share the end of an axis: no rays slip through. The diagonals hide what only the
// width does.
void RimFlood::hideBehindCore(const Core& core, const Box& part)
{
    const Disc& a = m_field.discs()[core.a];
    const Disc& b = m_field.discs()[core.b];
    hideBehind({a.center, b.center}, part);
    const double aside = std::min(a.radius, b.radius) - 2 * m_slack;
    if (aside < leastWidth * m_frame.side())
        return;
    const Point along = b.center - a.center;
    const Point across = (aside / length(along)) * leftNormal(along);
    hideBehind({a.center - across, b.center + across}, part);
    hideBehind({a.center + across, b.center - across}, part);
}

// The ends of cores are hidden with these.
void RimFlood::hideBehindDiscs(const Box& part)
{
    for (const DiscIndex index : m_lone) {
        const Disc& disc = m_field.discs()[index];
        if (disc.corner >= 0 || index == m_own)
            continue;
        const Point away = disc.center - m_rim.center;
        const double apart = length(away);
        if (apart > disc.radius + m_rim.radius) {
            const Point across = ((disc.radius - 2 * m_slack) / apart) * leftNormal(away);
            hideBehind({disc.center - across, disc.center + across}, part);
        }
    }
}

// A ray that meets this segment, which lies inside a disc or core, is blocked there. Only the part
// in the present cell counts: what is in front of the rest may be visible.
void RimFlood::hideBehind(Segment inside, const Box& part)
{
    if (!clip(inside, grown(part, m_slack)) ||
        distance(m_rim.center, inside) <= m_rim.radius + m_slack)
        return;
    Span hidden{directionTo(inside.a), directionTo(inside.b)};
    if (cross(hidden.low, hidden.high) < 0)
        std::swap(hidden.low, hidden.high);
    if (hidden.isEmpty())
        return;
    const double farthest =
        std::max(distance(m_rim.center, inside.a), distance(m_rim.center, inside.b));
    hide(hidden, farthest + m_rim.radius + m_slack);
}

void RimFlood::hide(const Span& hidden, double distance)
{
    m_looked += 1 + m_open.spans().size();
    m_open.hide(hidden, [&](Point low, Point high) { m_found->reach.extend(low, high, distance); });
}

void RimFlood::testEnds(std::span<const CoreIndex> cores, const Span& rays)
{
    for (const CoreIndex core : cores) {
        test(m_field.cores()[core].a, rays);
        test(m_field.cores()[core].b, rays);
    }
}

void RimFlood::testLone(const CellRange& cells, const Box& part, const Span& rays)
{
    if (!m_grid)
        return testLone(part, rays);
    m_lone.clear();
    for (int row = cells.bottom; row <= cells.top; ++row)
        for (int column = cells.left; column <= cells.right; ++column)
            for (const DiscIndex disc : m_grid->loneDiscs[m_frame.cell(column, row)])
                m_lone.push_back(disc);
    for (const DiscIndex disc : m_lone)
        test(disc, rays);
}

void RimFlood::testLone(const Box& part, const Span& rays)
{
    collectLone(part);
    for (const DiscIndex disc : m_lone)
        test(disc, rays);
}

void RimFlood::collectLone(const Box& part)
{
    const Box near = grown(part, 2 * m_slack);
    m_lone.clear();
    if (const auto few = m_field.loneDiscs()) {
        for (const DiscIndex index : *few) {
            const Disc& disc = m_field.discs()[index];
            if (boxAround(disc.center, disc.radius).intersects(near))
                m_lone.push_back(index);
        }
    } else {
        m_field.collectDiscsIn(near, m_lone);
    }
    m_looked += 1 + m_lone.size();
}

// A line that touches both rims has the disc's centre no farther aside than both radii together.
void RimFlood::test(DiscIndex disc, const Span& rays)
{
    if (disc == m_own || isTooMuch())
        return;
    const Disc& target = m_field.discs()[disc];
    const Point to = target.center - m_rim.center;
    const double most = m_rim.radius + target.radius + m_margin * (std::abs(to.x) + std::abs(to.y));
    if (cross(rays.low, to) < -most || cross(rays.high, to) > most)
        return;
    for (const Winding side : {Winding::counterClockwise, Winding::clockwise})
        test(disc, side, rays);
}

void RimFlood::test(DiscIndex disc, Winding side, const Span& rays)
{
    TestedRims& tested = TestedRims::ofThread();
    const std::uint32_t key = rimKey(disc, side);
    if (tested.has(key))
        return;
    const Disc& target = m_field.discs()[disc];
    const auto line = lineOrTouch(m_rim.center, m_signedRadius, target.center,
                                  sign(side) * target.radius, 10 * m_slack);
    if (!line || cross(rays.low, line->direction) < -m_margin ||
        cross(line->direction, rays.high) < -m_margin ||
        dot(line->direction, rays.low + rays.high) < 0)
        return;
    tested.add(key);
    m_looked += costOfRay;
    const double heading = angleOf(line->direction);
    const Point from = m_rim.center - m_signedRadius * leftNormal(line->direction);
    const Point to = from + line->length * line->direction;
    const bool isCovered =
        m_own != noDisc &&
        isContactDeepInCover(m_field, m_own, contactAngle(heading, m_winding), from);
    if (isCovered || isContactDeepInCover(m_field, disc, contactAngle(heading, side), to))
        return;
    if (line->length > 0) {
        const Blocker hit = m_field.firstBlocker(from, line->direction, line->length, m_own, disc);
        if (hit.kind != Blocker::Kind::none && hit.at < line->length)
            return;
    }
    m_found->departures.push_back({*line, heading, {}, disc, side});
}

} // namespace thicket::nav
