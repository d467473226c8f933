#include "libnav/collision/overlapgraph.h"

#include "libnav/geometry/grid.h"

namespace thicket::nav {

namespace {

/// The share of `s` at which it crosses the line of `t`; arbitrary if they are parallel.
double shareOfCrossing(const Segment& s, const Segment& t)
{
    const Point d = s.b - s.a;
    const Point e = t.b - t.a;
    const double area = cross(d, e);
    return area == 0 ? 0 : std::clamp(cross(t.a - s.a, e) / area, 0.0, 1.0);
}

/// Whether the step from a to b crosses the segment. A point on the segment's line counts as left
/// of it, so that two steps that share the point agree.
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

} // namespace

bool crossesOddly(std::initializer_list<Point> line, const Segment& segment)
{
    bool isOdd = false;
    for (const Point* p = line.begin(); p + 1 < line.end(); ++p)
        isOdd ^= crosses(p[0], p[1], segment);
    return isOdd;
}

OverlapGraph::OverlapGraph(const SearchView& field)
    : m_field(field), m_gap(-2 * field.tolerance()), m_margin(10 * field.tolerance()),
      m_discCount(static_cast<std::uint32_t>(field.discs().size())),
      m_outside(m_discCount + static_cast<std::uint32_t>(field.cores().size()))
{}

int OverlapGraph::windowsAlong(const Segment& s) const
{
    const Box bounds = m_field.bounds();
    const double extent = std::max({bounds.width(), bounds.height(), 1e-300});
    const double fineness = std::max(16.0, std::sqrt(1.0 * m_outside) / 4);
    return static_cast<int>(std::clamp(distance(s.a, s.b) / extent * fineness, 1.0, 4096.0));
}

Box OverlapGraph::windowAlong(const Segment& s, int window, int count)
{
    const Point step = s.b - s.a;
    return boxAround(
        Segment{s.a + (1.0 * window / count) * step, s.a + (1.0 * (window + 1) / count) * step}, 0);
}

Segment OverlapGraph::shortestBetween(const Segment& s, const Segment& t)
{
    // For collinear segments the computed crossing is arbitrary; it is only a candidate.
    const Point crossing = s.a + shareOfCrossing(s, t) * (s.b - s.a);
    Segment shortest{s.a, nearestPoint(t, s.a)};
    for (const Segment& other :
         {Segment{s.b, nearestPoint(t, s.b)}, Segment{nearestPoint(s, t.a), t.a},
          Segment{nearestPoint(s, t.b), t.b}, Segment{crossing, nearestPoint(t, crossing)}})
        if (distance(other.a, other.b) < distance(shortest.a, shortest.b))
            shortest = other;
    return shortest;
}

} // namespace thicket::nav
