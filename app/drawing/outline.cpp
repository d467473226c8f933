#include "app/drawing/outline.h"

#include "app/drawing/arcs.h"
#include "app/drawing/capsuleunion.h"
#include "app/drawing/mapdrawing.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace thicket::drawing {

namespace {

using Loops = std::vector<OutlineLoop>;

std::vector<Corner> distinctCorners(const std::vector<nav::Point>& points, bool closed)
{
    std::vector<Corner> corners;
    for (std::size_t i = 0; i < points.size(); ++i) {
        if (corners.empty() || corners.back().at != points[i])
            corners.push_back({points[i], std::int32_t(i)});
    }
    while (closed && corners.size() > 1 && corners.back().at == corners.front().at)
        corners.pop_back();
    return corners;
}

double twiceSignedArea(const std::vector<Corner>& corners)
{
    double area = 0;
    const nav::Point origin = corners.front().at;
    for (std::size_t i = 0; i < corners.size(); ++i)
        area += nav::cross(corners[i].at - origin, corners[(i + 1) % corners.size()].at - origin);
    return area;
}

Loops loopsOf(const nav::Circle& circle, double grow)
{
    const double radius = circle.radius + (circle.inverted ? -grow : grow);
    if (circle.inverted && radius <= 0)
        return {};
    const nav::Point begin = circle.center + nav::Point{radius, 0};
    const double turn = (circle.inverted ? -2 : 2) * std::numbers::pi;
    return {{{begin, begin, true, circle.center, radius, 0, turn, -1}}};
}

Loops loopsOf(const nav::Wall& wall, double grow)
{
    const double radius = wall.thickness / 2 + grow;
    if (radius <= 0 || wall.points.empty())
        return {};
    const std::vector<Corner> corners = distinctCorners(wall.points, wall.closed);
    // Two corners, closed, would give the same segment twice.
    const bool closed = wall.closed && corners.size() > 2;
    auto united = capsuleUnion(corners, closed, radius, Sides::both);
    return united ? *std::move(united) : capsules(corners, closed, radius);
}

Loops loopsOf(const nav::Polygon& polygon, double grow)
{
    std::vector<Corner> corners = distinctCorners(polygon.points, true);
    if (corners.size() < 3)
        return {};
    if ((twiceSignedArea(corners) < 0) != polygon.inverted)
        std::reverse(corners.begin(), corners.end());
    auto united = grow > 0 ? capsuleUnion(corners, true, grow, Sides::rightOnly) : std::nullopt;
    if (united)
        return *std::move(united);
    // An arena that is too dense for that is not narrowed.
    Loops loops = grow > 0 && !polygon.inverted ? capsules(corners, true, grow) : Loops();
    OutlineLoop& loop = loops.emplace_back();
    for (std::size_t i = 0; i < corners.size(); ++i) {
        OutlinePiece& side = loop.emplace_back();
        side.from = corners[i].at;
        side.to = corners[(i + 1) % corners.size()].at;
    }
    return loops;
}

/// Whether the left of the loop is outside of the obstacle.
bool isHole(const OutlineLoop& loop)
{
    double area = 0;
    const nav::Point origin = loop.front().from;
    for (const OutlinePiece& piece : loop) {
        area += nav::cross(piece.from - origin, piece.to - origin);
        const double turn = piece.toAngle - piece.fromAngle;
        if (piece.isArc)
            area += piece.radius * piece.radius * (turn - std::sin(turn));
    }
    return area < 0;
}

QPainterPath outlinePath(const nav::Shape& shape, double grow)
{
    QPainterPath path;
    appendLoops(path, outlineLoops(shape, grow), std::numeric_limits<double>::infinity());
    const auto* wall = std::get_if<nav::Wall>(&shape);
    if (wall && wall->thickness + grow <= 0 && !wall->points.empty()) {
        path.moveTo(toQt(wall->points.front()));
        for (std::size_t i = 1; i < wall->points.size(); ++i)
            path.lineTo(toQt(wall->points[i]));
        if (wall->closed)
            path.closeSubpath();
    }
    return path;
}

} // namespace

Loops outlineLoops(const nav::Shape& shape, double grow)
{
    return std::visit([grow](const auto& s) { return loopsOf(s, grow); }, shape);
}

std::vector<Loops> bodiesOf(Loops loops)
{
    if (loops.empty())
        return {};
    if (std::any_of(loops.begin(), loops.end(), isHole))
        return {std::move(loops)};
    std::vector<Loops> bodies;
    for (OutlineLoop& loop : loops)
        bodies.push_back({std::move(loop)});
    return bodies;
}

void appendLoops(QPainterPath& path, const Loops& loops, double pixelsPerUnit)
{
    for (const OutlineLoop& loop : loops) {
        path.moveTo(toQt(loop.front().from));
        for (const OutlinePiece& piece : loop) {
            path.lineTo(toQt(piece.from));
            if (piece.isArc)
                appendArc(path, piece.center, piece.radius, piece.fromAngle, piece.toAngle,
                          arcPiece(piece.radius * pixelsPerUnit));
            else
                path.lineTo(toQt(piece.to));
        }
        path.closeSubpath();
    }
}

QList<QPolygonF> flattened(const Loops& loops, const DeviceSpace& space, double pixelsPerUnit)
{
    QPainterPath path;
    appendLoops(path, loops, pixelsPerUnit);
    return space.map(path).toSubpathPolygons();
}

QPainterPath outline(const nav::Shape& shape) { return outlinePath(shape, 0); }

QPainterPath expandedOutline(const nav::Shape& shape, double agentRadius)
{
    return outlinePath(shape, agentRadius);
}

} // namespace thicket::drawing
