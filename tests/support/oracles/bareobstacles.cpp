#include "tests/support/oracles/bareobstacles.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace thicket::test {

using nav::Point;

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

double toSegment(Point p, Point a, Point b)
{
    const Point axis = b - a;
    const double square = dot(axis, axis);
    const double at = square > 0 ? std::clamp(dot(p - a, axis) / square, 0.0, 1.0) : 0;
    return nav::length(p - (a + at * axis));
}

bool cross(Point a, Point b, Point c, Point d)
{
    const auto side = [](Point o, Point p, Point q) { return nav::cross(p - o, q - o); };
    return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

double betweenSegments(Point a, Point b, Point c, Point d)
{
    if (cross(a, b, c, d))
        return 0;
    return std::min(
        {toSegment(a, c, d), toSegment(b, c, d), toSegment(c, a, b), toSegment(d, a, b)});
}

double toOutline(Point a, Point b, const std::vector<Point>& points, bool closed)
{
    double gap = infinity;
    for (std::size_t i = 0; i + (closed ? 0 : 1) < points.size(); ++i)
        gap = std::min(gap, betweenSegments(a, b, points[i], points[(i + 1) % points.size()]));
    return gap;
}

bool isInside(Point p, const std::vector<Point>& points)
{
    bool inside = false;
    for (std::size_t i = 0; i < points.size(); ++i) {
        const Point a = points[i];
        const Point b = points[(i + 1) % points.size()];
        if ((a.y > p.y) != (b.y > p.y) && p.x < a.x + (p.y - a.y) / (b.y - a.y) * (b.x - a.x))
            inside = !inside;
    }
    return inside;
}

double gapOf(Point a, Point b, const nav::Circle& circle)
{
    if (!circle.inverted)
        return toSegment(circle.center, a, b) - circle.radius;
    return circle.radius - std::max(distance(a, circle.center), distance(b, circle.center));
}

double gapOf(Point a, Point b, const nav::Wall& wall)
{
    return toOutline(a, b, wall.points, wall.closed) - 0.5 * wall.thickness;
}

double gapOf(Point a, Point b, const nav::Polygon& polygon)
{
    const auto depthAt = [&](Point p) {
        const double rim = toOutline(p, p, polygon.points, true);
        return isInside(p, polygon.points) != polygon.inverted ? -rim : rim;
    };
    // Across the outline: as deep as the deepest of the two ends and the middle, if at all.
    return std::min(
        {toOutline(a, b, polygon.points, true), depthAt(a), depthAt(b), depthAt(0.5 * (a + b))});
}

nav::Box boxOf(const nav::Shape& shape)
{
    if (const auto* const circle = std::get_if<nav::Circle>(&shape))
        return nav::grown(nav::Box{circle->center, circle->center}, circle->radius);
    const auto* const wall = std::get_if<nav::Wall>(&shape);
    const std::vector<Point>& points = wall ? wall->points : std::get<nav::Polygon>(shape).points;
    nav::Box box{points.front(), points.front()};
    for (const Point p : points) {
        box.min = {std::min(box.min.x, p.x), std::min(box.min.y, p.y)};
        box.max = {std::max(box.max.x, p.x), std::max(box.max.y, p.y)};
    }
    return nav::grown(box, wall ? 0.5 * wall->thickness : 0);
}

bool blocksOutside(const nav::Shape& shape)
{
    const auto* const circle = std::get_if<nav::Circle>(&shape);
    const auto* const polygon = std::get_if<nav::Polygon>(&shape);
    return (circle && circle->inverted) || (polygon && polygon->inverted);
}

} // namespace

double bareGap(Point p, const nav::Shape& shape) { return bareGap(p, p, shape); }

double bareGap(Point a, Point b, const nav::Shape& shape)
{
    return std::visit([&](const auto& s) { return gapOf(a, b, s); }, shape);
}

BareObstacles::BareObstacles(const std::vector<nav::Obstacle>& obstacles, double reach)
    : m_obstacles(obstacles), m_reach(reach), m_cells(4)
{
    for (std::size_t i = 0; i < m_obstacles.size(); ++i) {
        if (blocksOutside(m_obstacles[i].shape)) {
            m_everywhere.push_back(i);
            continue;
        }
        const nav::Box box = nav::grown(boxOf(m_obstacles[i].shape), 2 * reach);
        m_cells.add(i, box);
    }
}

BareObstacles::Nearest BareObstacles::along(Point a, Point b) const
{
    Nearest nearest{m_reach, nullptr};
    const auto look = [&](std::size_t i) {
        const double gap = bareGap(a, b, m_obstacles[i].shape);
        if (gap < nearest.gap)
            nearest = {gap, &m_obstacles[i]};
    };
    for (const std::size_t i : m_everywhere)
        look(i);
    for (const std::size_t i : m_cells.at(a))
        look(i);
    return nearest;
}

std::vector<nav::Obstacle> BareObstacles::near(Point p, double distance) const
{
    std::vector<nav::Obstacle> found;
    const auto look = [&](std::size_t i) {
        if (bareGap(p, m_obstacles[i].shape) < distance)
            found.push_back(m_obstacles[i]);
    };
    for (const std::size_t i : m_everywhere)
        look(i);
    for (const std::size_t i : m_cells.at(p))
        look(i);
    return found;
}

} // namespace thicket::test
