#pragma once

#include "libnav/collision/searchview.h"
#include "libnav/geometry/nearestpoint.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <initializer_list>
#include <vector>

namespace thicket::nav {

/// Whether the line crosses the segment an odd number of times. A corner on the segment's line
/// counts as left of it, so that lines that share the corner agree. The segment's ends must not lie
/// on the line.
THICKET_COLLISION_EXPORT bool crossesOddly(std::initializer_list<Point> line,
                                           const Segment& segment);

/// The graph of obstacles that overlap or touch, drawn inside their union. A seal, which is a disc,
/// links obstacles that touch without overlapping: so whether a gap is closed is decided once, when
/// the field is built, for searches and for this graph. Nodes are called places and numbered: first
/// the discs by index, then the cores, last the outside of all arenas. Each disc and core has an
/// inner point at which all lines of its links start. Lines end where they leave the arenas.
class THICKET_COLLISION_EXPORT OverlapGraph {
public:
    /// Number of a place.
    using Place = Index<struct OverlapPlaceTag>;
    /// The corners of a link's line, from the inner point of one place to that of the other. The
    /// inner point of the outside is left out.
    using Line = std::initializer_list<Point>;

    /// The field must outlive it.
    explicit OverlapGraph(const SearchView& field);

    /// Scratch memory, to be handed on from one graph to the next.
    void swapMemory(std::vector<DiscIndex>& discs, std::vector<CoreIndex>& cores)
    {
        m_discs.swap(discs);
        m_cores.swap(cores);
    }

    Place outside() const { return m_outside; }
    /// Number of places tested for links so far.
    std::size_t looked() const { return m_looked; }
    bool isDisc(Place place) const { return place < m_discCount; }
    static Place placeOf(DiscIndex disc) { return Place(disc); }
    Place placeOf(CoreIndex core) const { return Place(m_discCount + core); }
    static DiscIndex discOf(Place place) { return DiscIndex(place); }
    CoreIndex coreOf(Place place) const { return CoreIndex(place - m_discCount); }
    /// An inner point of the place; not for the outside.
    Point pointOf(Place place) const
    {
        if (isDisc(place))
            return disc(discOf(place)).center;
        const Segment line = axis(coreOf(place));
        return 0.5 * (line.a + line.b);
    }
    /// The id of the place's obstacle; not for the outside.
    std::int64_t obstacleOf(Place place) const
    {
        return isDisc(place) ? disc(discOf(place)).obstacle
                             : m_field.cores()[coreOf(place)].obstacle;
    }

    /// Calls visit(place) for every place whose obstacle meets the segment, some repeatedly. Each
    /// link that crosses the segment starts or ends at such a place.
    template <class Visit> void visitMeeting(const Segment& segment, Visit visit);
    /// Calls visit(other, line) for every place that overlaps the given one, with the line between
    /// their inner points, within both. Stops when visit() returns true, and returns whether it
    /// did.
    template <class Visit> bool anyLink(Place place, Visit visit)
    {
        if (place == m_outside)
            return anyLinkFromOutside(visit);
        return isDisc(place) ? anyLinkOfDisc(discOf(place), visit)
                             : anyLinkOfCore(coreOf(place), visit);
    }

private:
    const Disc& disc(DiscIndex index) const { return m_field.discs()[index]; }
    Segment axis(CoreIndex core) const
    {
        const Core& c = m_field.cores()[core];
        return {disc(c.a).center, disc(c.b).center};
    }
    double halfWidth(CoreIndex core) const
    {
        const Core& c = m_field.cores()[core];
        return std::min(disc(c.a).radius, disc(c.b).radius);
    }
    template <class Visit> bool anyLinkOfDisc(DiscIndex index, Visit visit);
    template <class Visit> bool anyLinkOfCore(CoreIndex core, Visit visit);
    /// Visits links to the outside of arenas from the round end at `tip` of the place with inner
    /// point `from`.
    template <class Visit>
    bool anyLinkToOutside(Point from, Point tip, double radius, Place to, Visit visit) const;
    template <class Visit> bool anyLinkFromOutside(Visit visit) const;

    /// Windows along a segment that contain some discs each: their number, and the window with an
    /// index.
    int windowsAlong(const Segment& s) const;
    static Box windowAlong(const Segment& s, int window, int count);
    /// A shortest segment between two segments.
    static Segment shortestBetween(const Segment& s, const Segment& t);
    static bool isNearer(Point a, Point b, double reach)
    {
        const Point to = b - a;
        return dot(to, to) < reach * reach;
    }

    SearchView m_field;
    double m_gap;    // least gap of linked places: negative, as deep as rays pass
    double m_margin; // width beside a segment
    std::uint32_t m_discCount;
    Place m_outside;
    std::size_t m_looked = 0;
    std::vector<DiscIndex> m_discs; // scratch
    std::vector<CoreIndex> m_cores;
};

template <class Visit> bool OverlapGraph::anyLinkOfDisc(DiscIndex index, Visit visit)
{
    const Disc& own = disc(index);
    const Box box = grown({own.center, own.center}, own.radius + m_gap);
    m_field.collectDiscsIn(box, m_discs);
    m_looked += m_discs.size();
    for (const DiscIndex i : m_discs)
        if (i != index && isNearer(own.center, disc(i).center, own.radius + disc(i).radius + m_gap))
            if (visit(placeOf(i), Line{own.center, disc(i).center}))
                return true;
    m_field.collectCoresIn(box, m_cores);
    m_looked += m_cores.size();
    for (const CoreIndex core : m_cores) {
        const Segment line = axis(core);
        const Point near = nearestPoint(line, own.center);
        if (isNearer(own.center, near, own.radius + halfWidth(core) + m_gap) &&
            visit(placeOf(core), Line{own.center, near, 0.5 * (line.a + line.b)}))
            return true;
    }
    return anyLinkToOutside(own.center, own.center, own.radius, m_outside, visit);
}

// Tests the whole capsule of a core, because the discs at its ends may be buried and have no place.
template <class Visit> bool OverlapGraph::anyLinkOfCore(CoreIndex core, Visit visit)
{
    const Segment own = axis(core);
    const Point middle = 0.5 * (own.a + own.b);
    const double reach = halfWidth(core) + m_gap;
    const int count = windowsAlong(own);
    for (int window = 0; window < count; ++window) {
        m_field.collectDiscsIn(grown(windowAlong(own, window, count), reach), m_discs);
        m_looked += m_discs.size();
        for (const DiscIndex i : m_discs) {
            const Point near = nearestPoint(own, disc(i).center);
            if (isNearer(near, disc(i).center, disc(i).radius + reach) &&
                visit(placeOf(i), Line{middle, near, disc(i).center}))
                return true;
        }
    }
    m_field.collectCoresAlong(core, std::max(0.0, m_gap), m_cores);
    m_looked += m_cores.size();
    for (const CoreIndex other : m_cores) {
        if (other == core)
            continue;
        const Segment line = axis(other);
        const Segment bridge = shortestBetween(own, line);
        if (isNearer(bridge.a, bridge.b, halfWidth(core) + halfWidth(other) + m_gap) &&
            visit(placeOf(other), Line{middle, bridge.a, bridge.b, 0.5 * (line.a + line.b)}))
            return true;
    }
    return anyLinkToOutside(middle, own.a, halfWidth(core), m_outside, visit) ||
           anyLinkToOutside(middle, own.b, halfWidth(core), m_outside, visit);
}

// A disc, and so each round end of a capsule, reaches out of an arena in one place, farthest in the
// direction away from the arena's centre.
template <class Visit> bool OverlapGraph::anyLinkToOutside(Point from, Point tip, double radius,
                                                           Place to, Visit visit) const
{
    for (const ArenaIndex index : m_field.boundingArenas()) {
        const Arena& arena = m_field.arenas()[index];
        const Point away = tip - arena.center;
        const double apart = length(away);
        const double beyond = std::max(radius, arena.radius + m_gap - apart);
        if (apart + radius + m_gap <= arena.radius || apart == 0)
            continue;
        if (visit(to, Line{from, tip, tip + (beyond / apart) * away}))
            return true;
    }
    return false;
}

template <class Visit> bool OverlapGraph::anyLinkFromOutside(Visit visit) const
{
    for (DiscIndex i; i < m_discCount; ++i)
        if (disc(i).radius > 0 &&
            anyLinkToOutside(disc(i).center, disc(i).center, disc(i).radius, placeOf(i), visit))
            return true;
    for (CoreIndex core; placeOf(core) < m_outside; ++core) {
        if (m_field.cores()[core].a == m_field.cores()[core].b)
            continue; // an unused slot
        const Segment own = axis(core);
        const Point middle = 0.5 * (own.a + own.b);
        for (const Point tip : {own.a, own.b})
            if (anyLinkToOutside(middle, tip, halfWidth(core), placeOf(core), visit))
                return true;
    }
    return false;
}

template <class Visit> void OverlapGraph::visitMeeting(const Segment& segment, Visit visit)
{
    const int count = windowsAlong(segment);
    for (int i = 0; i < count; ++i) {
        const Box window = grown(windowAlong(segment, i, count), m_margin);
        m_field.collectDiscsIn(window, m_discs);
        for (const DiscIndex index : m_discs)
            if (isNearer(nearestPoint(segment, disc(index).center), disc(index).center,
                         disc(index).radius + m_margin))
                visit(placeOf(index));
        m_field.collectCoresIn(window, m_cores);
        for (const CoreIndex core : m_cores)
            visit(placeOf(core));
    }
}

} // namespace thicket::nav
