#include "libnav/path/pathground.h"

#include "libnav/geometry/direction.h"
#include "libnav/geometry/distance.h"

#include <algorithm>
#include <cmath>

namespace thicket::nav {

namespace {

constexpr double longestPiece = 0.25; // radians of an arc

Box boxOf(const Segment& s)
{
    return {{std::min(s.a.x, s.b.x), std::min(s.a.y, s.b.y)},
            {std::max(s.a.x, s.b.x), std::max(s.a.y, s.b.y)}};
}

} // namespace

PathGround::PathGround(const Path& path)
{
    for (const TangentEdge& edge : path.edges())
        std::visit([this](const auto& e) { add(e); }, edge);
    if (!m_pieces.empty())
        m_parts.push_back(m_pieces.front().chord.a);
}

PathGround::PathGround(std::initializer_list<Point> points) : m_parts(points)
{
    for (const Point p : points)
        m_pieces.push_back({{p, p}, 0});
}

void PathGround::add(const SurfingEdge& edge) { m_pieces.push_back({{edge.from, edge.to}, 0}); }

void PathGround::add(const HuggingEdge& edge)
{
    const int count = std::max(1, static_cast<int>(std::ceil(edge.sweep() / longestPiece)));
    const double step = (edge.to - edge.from) / count;
    const double sagitta = edge.radius * (1 - unitAt(step / 2).x);
    Point from = edge.pointAt(edge.from);
    for (int i = 1; i <= count; ++i) {
        const Point to = edge.pointAt(edge.from + i * step);
        m_pieces.push_back({{from, to}, sagitta});
        from = to;
    }
}

bool PathGround::isClearOf(const Segment& line, double reach) const
{
    const Box box = boxOf(line);
    return std::all_of(m_pieces.begin(), m_pieces.end(), [&](const Piece& piece) {
        const double near = reach + piece.sagitta;
        return !grown(boxOf(piece.chord), near).intersects(box) ||
               distance(piece.chord, line) > near;
    });
}

bool PathGround::isClearOf(const Shape& shape, double reach) const
{
    if (const auto* const circle = std::get_if<Circle>(&shape))
        return !circle->inverted &&
               isClearOf(Segment{circle->center, circle->center}, circle->radius + reach);
    const auto* const wall = std::get_if<Wall>(&shape);
    const auto* const polygon = std::get_if<Polygon>(&shape);
    // A connected part that does not touch the outline is inside as a whole or outside as a whole.
    const auto isInside = [&shape](Point p) { return signedDistance(p, shape) < 0; };
    if (polygon && (polygon->inverted || std::any_of(m_parts.begin(), m_parts.end(), isInside)))
        return false;
    const std::vector<Point>& points = wall ? wall->points : polygon->points;
    const double near = reach + (wall ? wall->thickness / 2 : 0);
    for (std::size_t i = 1; i < points.size(); ++i)
        if (!isClearOf(Segment{points[i - 1], points[i]}, near))
            return false;
    const bool isClosed = polygon || wall->closed;
    return !isClosed || isClearOf(Segment{points.back(), points.front()}, near);
}

} // namespace thicket::nav
