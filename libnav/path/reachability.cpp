#include "libnav/path/reachability.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <initializer_list>
#include <vector>

namespace thicket::nav {

namespace {

Point nearestOn(const Segment& s, Point p)
{
    const Point d = s.b - s.a;
    const double share = dot(p - s.a, d) / std::max(dot(d, d), 1e-300);
    return s.a + std::clamp(share, 0.0, 1.0) * d;
}

Box boxOf(const Segment& s)
{
    return {{std::min(s.a.x, s.b.x), std::min(s.a.y, s.b.y)},
            {std::max(s.a.x, s.b.x), std::max(s.a.y, s.b.y)}};
}

bool isNearer(Point a, Point b, double reach)
{
    const Point to = b - a;
    return dot(to, to) < reach * reach;
}

/// Where two segments cross, if they do.
bool crossing(const Segment& s, const Segment& t, Point& at)
{
    const Point d = s.b - s.a;
    const Point e = t.b - t.a;
    const double area = cross(d, e);
    if (area == 0)
        return false;
    const double along = cross(t.a - s.a, e) / area;
    const double across = cross(t.a - s.a, d) / area;
    at = s.a + along * d;
    return along >= 0 && along <= 1 && across >= 0 && across <= 1;
}

/// Two nearest points of two segments.
Segment shortestBetween(const Segment& s, const Segment& t)
{
    if (Point at; crossing(s, t, at))
        return {at, at};
    Segment shortest{s.a, nearestOn(t, s.a)};
    for (const Segment& other : {Segment{s.b, nearestOn(t, s.b)}, Segment{nearestOn(s, t.a), t.a},
                                 Segment{nearestOn(s, t.b), t.b}})
        if (distance(other.a, other.b) < distance(shortest.a, shortest.b))
            shortest = other;
    return shortest;
}

/// Whether the step a -> b crosses the segment; a point on its line counts as left of it, so that
/// two steps that share the point agree.
bool crosses(Point a, Point b, const Segment& segment)
{
    const Point d = segment.b - segment.a;
    const double sideA = cross(d, a - segment.a);
    const double sideB = cross(d, b - segment.a);
    if ((sideA >= 0) == (sideB >= 0))
        return false;
    const Point at = a + (sideA / (sideA - sideB)) * (b - a);
    const double along = dot(at - segment.a, d);
    return along > 0 && along < dot(d, d);
}

/// Places are numbered: discs by their index, then cores, last the outside of all arenas. Discs and
/// cores have a point inside that every line from them begins at; lines outside cross nothing of
/// interest, for the arenas are convex and both ends of the segment are in them.
class OverlapGraph {
public:
    OverlapGraph(const ObstacleField& field, const Segment& segment)
        : m_field(field), m_segment(segment), m_gap(10 * field.tolerance()),
          m_discCount(static_cast<std::uint32_t>(field.discs().size())),
          m_outside(m_discCount + static_cast<std::uint32_t>(field.cores().size()))
    {}

    std::size_t placeCount() const { return m_outside + std::size_t{1}; }

    /// Every place whose obstacle meets the segment: each link that crosses it begins or ends
    /// there.
    std::vector<std::uint32_t> meetingSegment();

    /// visit(place, odd) for every place that overlaps the given one, with whether the line from
    /// one to the other, within both, crosses the segment an odd number of times. Until one says
    /// true.
    template <class Visit> bool anyLink(std::uint32_t place, Visit visit)
    {
        if (place == m_outside)
            return anyLinkFromOutside(visit);
        return place < m_discCount ? anyLinkOfDisc(place, visit)
                                   : anyLinkOfCore(place - m_discCount, visit);
    }

private:
    const Disc& disc(std::uint32_t place) const { return m_field.discs()[place]; }
    Segment axis(std::uint32_t core) const
    {
        const Core& c = m_field.cores()[core];
        return {disc(c.a).center, disc(c.b).center};
    }
    double halfWidth(std::uint32_t core) const
    {
        const Core& c = m_field.cores()[core];
        return std::min(disc(c.a).radius, disc(c.b).radius);
    }
    bool isOdd(std::initializer_list<Point> line) const
    {
        bool odd = false;
        for (const Point* p = line.begin(); p + 1 < line.end(); ++p)
            odd ^= crosses(p[0], p[1], m_segment);
        return odd;
    }

    template <class Visit> bool anyLinkOfDisc(std::uint32_t place, Visit visit);
    template <class Visit> bool anyLinkOfCore(std::uint32_t core, Visit visit);
    /// Links of the round end at `tip` of what has its place at `from` to the outside of arenas.
    template <class Visit> bool anyLinkToOutside(Point from, Point tip, double radius,
                                                 std::uint32_t to, Visit visit) const;
    template <class Visit> bool anyLinkFromOutside(Visit visit) const;

    const ObstacleField& m_field;
    Segment m_segment;
    double m_gap;
    std::uint32_t m_discCount;
    std::uint32_t m_outside;
    std::vector<DiscIndex> m_discs; // scratch
    std::vector<std::uint32_t> m_cores;
};

template <class Visit> bool OverlapGraph::anyLinkOfDisc(std::uint32_t place, Visit visit)
{
    const Disc& own = disc(place);
    const Box box = grown({own.center, own.center}, own.radius + m_gap);
    m_field.collectDiscsIn(box, m_discs);
    for (const DiscIndex i : m_discs)
        if (i != place && isNearer(own.center, disc(i).center, own.radius + disc(i).radius + m_gap))
            if (visit(i, isOdd({own.center, disc(i).center})))
                return true;
    m_field.collectCoresIn(box, m_cores);
    for (const std::uint32_t core : m_cores) {
        const Segment line = axis(core);
        const Point near = nearestOn(line, own.center);
        if (isNearer(own.center, near, own.radius + halfWidth(core) + m_gap) &&
            visit(m_discCount + core, isOdd({own.center, near, 0.5 * (line.a + line.b)})))
            return true;
    }
    return anyLinkToOutside(own.center, own.center, own.radius, m_outside, visit);
}

// A core stands for its whole capsule: the discs it ends in may be buried and no places themselves.
template <class Visit> bool OverlapGraph::anyLinkOfCore(std::uint32_t core, Visit visit)
{
    const Segment own = axis(core);
    const Point middle = 0.5 * (own.a + own.b);
    const Box box = grown(boxOf(own), halfWidth(core) + m_gap);
    m_field.collectDiscsIn(box, m_discs);
    for (const DiscIndex i : m_discs) {
        const Point near = nearestOn(own, disc(i).center);
        if (isNearer(near, disc(i).center, disc(i).radius + halfWidth(core) + m_gap) &&
            visit(i, isOdd({middle, near, disc(i).center})))
            return true;
    }
    m_field.collectCoresIn(box, m_cores);
    for (const std::uint32_t other : m_cores) {
        if (other == core)
            continue;
        const Segment line = axis(other);
        const Segment bridge = shortestBetween(own, line);
        if (isNearer(bridge.a, bridge.b, halfWidth(core) + halfWidth(other) + m_gap) &&
            visit(m_discCount + other,
                  isOdd({middle, bridge.a, bridge.b, 0.5 * (line.a + line.b)})))
            return true;
    }
    return anyLinkToOutside(middle, own.a, halfWidth(core), m_outside, visit) ||
           anyLinkToOutside(middle, own.b, halfWidth(core), m_outside, visit);
}

// A disc, and so each round end of a capsule, pokes out of one arena in one place, and farthest
// straight away from the arena's center.
template <class Visit> bool OverlapGraph::anyLinkToOutside(Point from, Point tip, double radius,
                                                           std::uint32_t to, Visit visit) const
{
    for (const Arena& arena : m_field.arenas()) {
        const Point away = tip - arena.center;
        const double apart = length(away);
        const double beyond = std::max(radius, arena.radius + m_gap - apart);
        if (apart + radius + m_gap <= arena.radius || apart == 0)
            continue;
        if (visit(to, isOdd({from, tip, tip + (beyond / apart) * away})))
            return true;
    }
    return false;
}

template <class Visit> bool OverlapGraph::anyLinkFromOutside(Visit visit) const
{
    for (std::uint32_t i = 0; i < m_discCount; ++i)
        if (anyLinkToOutside(disc(i).center, disc(i).center, disc(i).radius, i, visit))
            return true;
    for (std::uint32_t core = 0; m_discCount + core < m_outside; ++core) {
        const Segment own = axis(core);
        const Point middle = 0.5 * (own.a + own.b);
        for (const Point tip : {own.a, own.b})
            if (anyLinkToOutside(middle, tip, halfWidth(core), m_discCount + core, visit))
                return true;
    }
    return false;
}

std::vector<std::uint32_t> OverlapGraph::meetingSegment()
{
    std::vector<std::uint32_t> places;
    const double whole = distance(m_segment.a, m_segment.b);
    const Box bounds = m_field.bounds();
    const double piece = std::max(bounds.width(), bounds.height()) / 64;
    const int count = static_cast<int>(std::clamp(whole / std::max(piece, 1e-300), 1.0, 1024.0));
    for (int i = 0; i < count; ++i) {
        const Point a = m_segment.a + (1.0 * i / count) * (m_segment.b - m_segment.a);
        const Point b = m_segment.a + (1.0 * (i + 1) / count) * (m_segment.b - m_segment.a);
        const Box window = grown(boxOf({a, b}), m_gap);
        m_field.collectDiscsIn(window, m_discs);
        for (const DiscIndex disc : m_discs)
            places.push_back(disc);
        m_field.collectCoresIn(window, m_cores);
        for (const std::uint32_t core : m_cores)
            places.push_back(m_discCount + core);
    }
    std::erase_if(places, [this](std::uint32_t place) {
        return place < m_discCount && !isNearer(nearestOn(m_segment, disc(place).center),
                                                disc(place).center, disc(place).radius + m_gap);
    });
    std::sort(places.begin(), places.end());
    places.erase(std::unique(places.begin(), places.end()), places.end());
    return places;
}

} // namespace

bool areParted(const ObstacleField& field, Point start, Point goal)
{
    enum class Label : std::uint8_t { none, even, odd };
    OverlapGraph graph(field, {start, goal});
    std::vector<Label> labels(graph.placeCount(), Label::none);
    std::vector<std::uint32_t> open; // breadth first: what parts two points is mostly near them
    std::size_t next = 0;
    for (const std::uint32_t seed : graph.meetingSegment()) {
        if (labels[seed] != Label::none)
            continue;
        labels[seed] = Label::even;
        open.push_back(seed);
        while (next < open.size()) {
            const std::uint32_t place = open[next++];
            const bool isOdd = labels[place] == Label::odd;
            const bool isContradicted = graph.anyLink(place, [&](std::uint32_t to, bool crosses) {
                const Label label = isOdd != crosses ? Label::odd : Label::even;
                if (labels[to] == Label::none) {
                    labels[to] = label;
                    open.push_back(to);
                }
                return labels[to] != label;
            });
            if (isContradicted)
                return true;
        }
    }
    return false;
}

} // namespace thicket::nav
