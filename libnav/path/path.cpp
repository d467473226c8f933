#include "libnav/path/path.h"

#include "libnav/geometry/angle.h"
#include "libnav/geometry/direction.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace thicket::nav {

namespace {

double lengthOf(const TangentEdge& edge)
{
    return std::visit([](const auto& e) { return e.length(); }, edge);
}

double angleAt(const HuggingEdge& arc, double along)
{
    const double share = arc.length() > 0 ? along / arc.length() : 0;
    return arc.from + share * (arc.to - arc.from);
}

Point pointOn(const SurfingEdge& edge, double along)
{
    const double whole = edge.length();
    return whole > 0 ? edge.from + (along / whole) * (edge.to - edge.from) : edge.from;
}

Point pointOn(const HuggingEdge& arc, double along) { return arc.pointAt(angleAt(arc, along)); }

Point tangentOn(const SurfingEdge& edge, double)
{
    const double whole = edge.length();
    return whole > 0 ? (1 / whole) * (edge.to - edge.from) : Point{1, 0};
}

Point tangentOn(const HuggingEdge& arc, double along)
{
    return sign(arc.winding) * leftNormal(unitAt(angleAt(arc, along)));
}

Point beginOf(const SurfingEdge& edge) { return edge.from; }
Point beginOf(const HuggingEdge& arc) { return arc.pointAt(arc.from); }

void appendAfterBegin(std::vector<Point>& points, const SurfingEdge& edge, double)
{
    points.push_back(edge.to);
}

void appendAfterBegin(std::vector<Point>& points, const HuggingEdge& arc, double chordError)
{
    // A chord over an angle a is at most r (1 - cos(a/2)) from its arc.
    const double versine = std::min(1.0, chordError / arc.radius);
    const double half = angleOf({1 - versine, std::sqrt(versine * (2 - versine))});
    const double step = std::max(2 * half, 1e-4);
    const int count = std::max(1, static_cast<int>(std::ceil(arc.sweep() / step)));
    for (int i = 1; i <= count; ++i)
        points.push_back(arc.pointAt(arc.from + (arc.to - arc.from) * i / count));
}

} // namespace

Path::Path(std::vector<TangentEdge> edges) : m_edges(std::move(edges)) { measure(); }

void Path::measure()
{
    m_ends.clear();
    m_ends.reserve(m_edges.size());
    double end = 0;
    for (const TangentEdge& edge : m_edges)
        m_ends.push_back(end += lengthOf(edge));
}

std::size_t Path::arcCount() const
{
    return static_cast<std::size_t>(std::count_if(m_edges.begin(), m_edges.end(), [](auto& edge) {
        return std::holds_alternative<HuggingEdge>(edge);
    }));
}

// The edge that contains s. At a joint the later one, so that the tangent looks forward. Never an
// edge of length 0 if there is another.
std::size_t Path::edgeAt(double s) const
{
    assert(!isEmpty());
    auto end = std::upper_bound(m_ends.begin(), m_ends.end(), s);
    if (end == m_ends.end())
        end = std::lower_bound(m_ends.begin(), m_ends.end(), m_ends.back());
    return static_cast<std::size_t>(end - m_ends.begin());
}

Point Path::pointAt(double s) const
{
    s = std::clamp(s, 0.0, length());
    const std::size_t i = edgeAt(s);
    const double along = std::clamp(s - (i ? m_ends[i - 1] : 0), 0.0, lengthOf(m_edges[i]));
    return std::visit([along](const auto& edge) { return pointOn(edge, along); }, m_edges[i]);
}

Point Path::tangentAt(double s) const
{
    s = std::clamp(s, 0.0, length());
    const std::size_t i = edgeAt(s);
    const double along = std::clamp(s - (i ? m_ends[i - 1] : 0), 0.0, lengthOf(m_edges[i]));
    return std::visit([along](const auto& edge) { return tangentOn(edge, along); }, m_edges[i]);
}

std::vector<Point> Path::polyline(double chordError) const
{
    std::vector<Point> points;
    polyline(chordError, points);
    return points;
}

void Path::polyline(double chordError, std::vector<Point>& points) const
{
    assert(chordError > 0);
    points.clear();
    if (isEmpty())
        return;
    points.push_back(std::visit([](const auto& edge) { return beginOf(edge); }, m_edges.front()));
    for (const TangentEdge& edge : m_edges)
        std::visit([&](const auto& e) { appendAfterBegin(points, e, chordError); }, edge);
}

} // namespace thicket::nav
