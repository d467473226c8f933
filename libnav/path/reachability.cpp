#include "libnav/path/reachability.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <unordered_map>
#include <vector>

namespace thicket::nav {

namespace {

/// A line from somewhere inside one obstacle to somewhere inside another, within both.
struct Link {
    std::uint32_t to = 0;
    std::array<Point, 4> line; ///< from the place of one to the place of the other
};

/// Places are numbered: discs by their index, then cores; each has a point inside that every line
/// from it begins at.
class OverlapGraph {
public:
    OverlapGraph(const ObstacleField& field, double gap) : m_field(field), m_gap(gap) {}

    std::uint32_t discCount() const { return static_cast<std::uint32_t>(m_field.discs().size()); }
    std::vector<std::uint32_t> meeting(const Segment& segment) const;
    std::vector<Link> linksOf(std::uint32_t place) const;

private:
    bool isDisc(std::uint32_t place) const { return place < discCount(); }
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
    Box boxOf(std::uint32_t place) const;
    std::vector<Link> linksOfDisc(std::uint32_t place) const;
    std::vector<Link> linksOfCore(std::uint32_t core) const;

    const ObstacleField& m_field;
    double m_gap;
};

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

Box OverlapGraph::boxOf(std::uint32_t place) const
{
    if (isDisc(place))
        return grown({disc(place).center, disc(place).center}, disc(place).radius + m_gap);
    const std::uint32_t core = place - discCount();
    return grown(thicket::nav::boxOf(axis(core)), halfWidth(core) + m_gap);
}

std::vector<Link> OverlapGraph::linksOf(std::uint32_t place) const
{
    return isDisc(place) ? linksOfDisc(place) : linksOfCore(place - discCount());
}

std::vector<Link> OverlapGraph::linksOfDisc(std::uint32_t place) const
{
    std::vector<Link> links;
    const Disc& own = disc(place);
    for (const DiscIndex other : m_field.discsIn(boxOf(place)))
        if (other != place &&
            distance(own.center, disc(other).center) < own.radius + disc(other).radius + m_gap)
            links.push_back({other, {own.center, own.center, own.center, disc(other).center}});
    for (const std::uint32_t core : m_field.coresIn(boxOf(place))) {
        const Segment line = axis(core);
        const Point near = nearestOn(line, own.center);
        if (distance(own.center, near) < own.radius + halfWidth(core) + m_gap)
            links.push_back(
                {discCount() + core, {own.center, own.center, near, 0.5 * (line.a + line.b)}});
    }
    return links;
}

// Two cores overlap where their axes cross; else an end disc of one overlaps the other.
std::vector<Link> OverlapGraph::linksOfCore(std::uint32_t core) const
{
    std::vector<Link> links;
    const Segment own = axis(core);
    const Point middle = 0.5 * (own.a + own.b);
    const Box box = boxOf(discCount() + core);
    for (const DiscIndex other : m_field.discsIn(box)) {
        const Point near = nearestOn(own, disc(other).center);
        if (distance(near, disc(other).center) < disc(other).radius + halfWidth(core) + m_gap)
            links.push_back({other, {middle, middle, near, disc(other).center}});
    }
    for (const std::uint32_t other : m_field.coresIn(box)) {
        Point at;
        const Segment line = axis(other);
        if (other != core && crossing(own, line, at))
            links.push_back({discCount() + other, {middle, at, at, 0.5 * (line.a + line.b)}});
    }
    return links;
}

/// Every place whose obstacle meets the segment: each link that crosses it begins or ends there.
std::vector<std::uint32_t> OverlapGraph::meeting(const Segment& segment) const
{
    std::vector<std::uint32_t> places;
    const double whole = distance(segment.a, segment.b);
    const Box bounds = m_field.bounds();
    const double piece = std::max(bounds.width(), bounds.height()) / 64;
    const int count = std::clamp(static_cast<int>(whole / std::max(piece, 1e-300)), 1, 1024);
    for (int i = 0; i < count; ++i) {
        const Point a = segment.a + (1.0 * i / count) * (segment.b - segment.a);
        const Point b = segment.a + (1.0 * (i + 1) / count) * (segment.b - segment.a);
        const Box window = grown(thicket::nav::boxOf({a, b}), m_gap);
        for (const DiscIndex place : m_field.discsIn(window))
            places.push_back(place);
        for (const std::uint32_t core : m_field.coresIn(window))
            places.push_back(discCount() + core);
    }
    std::sort(places.begin(), places.end());
    places.erase(std::unique(places.begin(), places.end()), places.end());
    return places;
}

} // namespace

bool areParted(const ObstacleField& field, Point start, Point goal)
{
    const Segment segment{start, goal};
    const OverlapGraph graph(field, 10 * field.tolerance());
    std::unordered_map<std::uint32_t, bool> parity;
    std::vector<std::uint32_t> open;
    for (const std::uint32_t seed : graph.meeting(segment)) {
        if (!parity.emplace(seed, false).second)
            continue;
        open.push_back(seed);
        while (!open.empty()) {
            const std::uint32_t place = open.back();
            open.pop_back();
            const bool own = parity[place];
            for (const Link& link : graph.linksOf(place)) {
                bool odd = own;
                for (std::size_t i = 0; i + 1 < link.line.size(); ++i)
                    odd ^= crosses(link.line[i], link.line[i + 1], segment);
                const auto [at, isNew] = parity.emplace(link.to, odd);
                if (isNew)
                    open.push_back(link.to);
                else if (at->second != odd)
                    return true;
            }
        }
    }
    return false;
}

} // namespace thicket::nav
