#include "libsteer/ground/groundgrid.h"

#include <array>
#include <cassert>
#include <tuple>

namespace thicket::steer {

namespace {

/// How often one move may slide along an obstacle.
constexpr int contactsInStep = 3;

/// The nearest multiple of 1 / denominator, a power of two.
double snapped(double value, double denominator, double unit)
{
    // Adding 1.5 * 2^52 leaves no room for fractions: rounds as std::rint would, without a call.
    constexpr double whole = 0x1.8p52;
    const double scaled = value * denominator;
    if (std::abs(scaled) < 0x1p51)
        return unit * (scaled + whole - whole);
    return unit * std::rint(scaled);
}

/// `unit`: 1 / denominator, which is exact.
Point snapped(Point p, double denominator, double unit)
{
    return {snapped(p.x, denominator, unit), snapped(p.y, denominator, unit)};
}

struct Contact {
    double time = never; ///< share of the move
    const Primitive* primitive = nullptr;
    Point normal;
    double least = 0; ///< the gap that must be kept
    double gap = 0;   ///< at the contact

    /// By time. At the same time the nearest obstacle is first, then the one that the disc moves
    /// into most. The rest makes the order independent of the lists.
    bool isBefore(const Contact& other, Point by) const
    {
        return std::tuple(time, gap, dot(by, normal), normal.x, normal.y) <
               std::tuple(other.time, other.gap, dot(by, other.normal), other.normal.x,
                          other.normal.y);
    }
};

/// One move. The disc stays clear of obstacles by the skin and a unit of the lattice, so that it
/// still has the skin when its end is rounded. A disc that starts nearer to an obstacle comes no
/// nearer.
class SweptMove {
public:
    SweptMove(const Ground::Data& data, Point start, double radius, double skin, double denominator)
        : m_data(data), m_start(start), m_room(radius + skin), m_unit(1 / denominator),
          m_denominator(denominator)
    {}

    Move run(Point by)
    {
        m_data.collectContaining(m_start, m_containing);
        if (!m_containing.empty())
            return escape(by);
        m_reach = m_room + m_unit + lengthOf(by) * (1 + 1e-9);
        Point at = m_start;
        std::array<Point, contactsInStep + 1> ends;
        std::size_t pieces = 0;
        Move move{m_start};
        for (;;) {
            const Contact contact = firstContact(at, by);
            if (!contact.primitive) {
                ends[pieces++] = at + by;
                break;
            }
            move.touched = true;
            move.normal = contact.normal;
            at = at + contact.time * by;
            ends[pieces++] = at;
            if (pieces > contactsInStep)
                break;
            // Out to the full distance: the disc may have started nearer by part of a unit.
            at = at + std::max(0.0, contact.least + m_unit - contact.gap) * contact.normal;
            by = slid(at, (1 - contact.time) * by, contact);
        }
        // Recordings show agents on the straight line from start to end, so that must be free.
        while (pieces > 0) {
            const Point end = snapped(ends[--pieces], m_denominator, m_unit);
            if (!move.touched || isClear(end)) {
                move.to = end;
                break;
            }
        }
        return move;
    }

private:
    /// The gap to keep from a primitive.
    double leastGap(const Primitive& one) const { return std::min(m_room, gapTo(one, m_start)); }

    bool isExempt(const Primitive& one) const
    {
        return one.polygon != noPolygon && !m_containing.empty() &&
               std::find(m_containing.begin(), m_containing.end(), one.polygon) !=
                   m_containing.end();
    }

    Contact firstContact(Point at, Point by) const
    {
        Contact first;
        m_data.visitAlong(
            at, by, m_room + m_unit,
            [&](const Primitive& one) {
                if (!isExempt(one))
                    meet(one, at, by, first);
            },
            [&](double looked) { return first.time <= looked; });
        return first;
    }

    void meet(const Primitive& one, Point at, Point by, Contact& first) const
    {
        // A test without a square root: out of reach of the whole move.
        if (one.kind == Primitive::Kind::round) {
            const Point off = at - one.a;
            const double reach = one.radius + m_reach;
            if (dot(off, off) > reach * reach)
                return;
        }
        const double gap = gapTo(one, at);
        double least = m_room;
        double time = 0;
        if (gap < m_room + m_unit) {
            least = leastGap(one);
            // Straight along the rim of an arena the gap shrinks.
            const double after = one.kind == Primitive::Kind::arena
                                     ? gapTo(one, at + by)
                                     : gap + dot(by, normalAt(one, at));
            if (after >= least + 0.9 * m_unit)
                return;
        }
        if (gap >= least + m_unit) {
            // It may come nearer by a tenth of a unit, the rounding of a slide along a straight
            // side.
            if (!(entry(one, at, by, least + 0.9 * m_unit) <= 1))
                return;
            time = std::min(1.0, entry(one, at, by, least + m_unit));
        }
        if (time > first.time)
            return;
        const Point there = at + time * by;
        const Contact contact{time, &one, normalAt(one, there), least, gapTo(one, there)};
        if (contact.isBefore(first, by))
            first = contact;
    }

    /// The rest of the move, along the obstacle.
    Point slid(Point at, Point by, const Contact& contact) const
    {
        const Primitive& one = *contact.primitive;
        const Point along = by - dot(by, contact.normal) * contact.normal;
        if (one.kind != Primitive::Kind::arena)
            return along;
        const Point off = at + along - one.a;
        const double distance = lengthOf(off);
        const double most = std::max(0.0, one.radius - (contact.least + m_unit));
        return distance > most ? one.a + (most / distance) * off - at : along;
    }

    /// Whether the disc can move straight from the start to `end`.
    bool isClear(Point end) const
    {
        const Point by = end - m_start;
        bool isFree = true;
        m_data.visitAlong(
            m_start, by, m_room,
            [&](const Primitive& one) {
                if (isFree && !isExempt(one))
                    isFree = isClearOf(one, end, by);
            },
            [&](double) { return !isFree; });
        return isFree;
    }

    bool isClearOf(const Primitive& one, Point end, Point by) const
    {
        const double gap = gapTo(one, m_start);
        if (one.kind == Primitive::Kind::arena)
            return gapTo(one, end) >= std::min(m_room, gap);
        if (gap >= m_room)
            return !(entry(one, m_start, by, m_room) <= 1) && gapTo(one, end) >= m_room;
        // The distance to a convex shape does not shrink later if it does not shrink at first.
        return dot(by, normalAt(one, m_start)) >= 0;
    }

    struct Exit {
        double depth = never;
        Point point;
        Point normal;
    };
    Exit exitOf(std::uint32_t index) const
    {
        const GroundPolygon& polygon = m_data.parts.polygons()[index];
        Exit exit;
        for (std::uint32_t i = 0; i < polygon.sides; ++i) {
            const Primitive& side = m_data.primitive(polygon.firstSide + i);
            const Point off = offSkeleton(side, m_start);
            if (const double depth = lengthOf(off); depth < exit.depth)
                exit = {depth, m_start - off, unitOr(-off, leftNormal(side.along))};
        }
        return exit;
    }

    /// The move from inside polygons: straight to the nearest point on the boundary of the one in
    /// which the disc is deepest.
    Move escape(Point by)
    {
        Exit deepest{0, {}, {}};
        for (const std::uint32_t index : m_containing)
            if (const Exit exit = exitOf(index); exit.depth >= deepest.depth)
                deepest = exit;
        Move move{m_start, deepest.normal, true};
        const double wanted = std::min(dot(by, deepest.normal), deepest.depth + 2 * m_unit);
        if (!(wanted > m_unit))
            return move;
        const Point out = wanted * deepest.normal;
        const Contact contact = firstContact(m_start, out);
        const Point end =
            snapped(m_start + std::min(1.0, contact.time) * out, m_denominator, m_unit);
        for (const std::uint32_t index : m_containing) {
            const Exit exit = exitOf(index);
            if (lengthOf(end - exit.point) > std::max(exit.depth, 4 * m_unit))
                return move;
        }
        if (isClear(end))
            move.to = end;
        return move;
    }

    const Ground::Data& m_data;
    Point m_start;
    double m_room;
    double m_unit;
    double m_denominator;
    double m_reach = never; // primitives with larger gaps matter to no part of the move
    std::vector<std::uint32_t> m_containing;
};

} // namespace

Move Ground::move(Point p, Point by, double radius, double skin, double denominator) const
{
    assert(radius >= 0 && skin > 0 && denominator > 0);
    const double size = dot(by, by);
    if (!(size > 0))
        return {p};
    const Data& data = *m_data;
    const double unit = 1 / denominator;
    const double room = data.leastGapAt(p) - (radius + skin + unit);
    if (room > 0 && room * room >= size)
        return {snapped(p + by, denominator, unit)};
    return SweptMove(data, p, radius, skin, denominator).run(by);
}

} // namespace thicket::steer
