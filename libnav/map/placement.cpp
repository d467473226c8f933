#include "libnav/map/placement.h"

#include "libnav/geometry/angle.h"
#include "libnav/geometry/direction.h"
#include "libnav/map/mappoints.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <numbers>
#include <type_traits>

namespace thicket::nav {

namespace {

constexpr double closeness = 1e-9; // of coordinates and sizes

/// Sizes and headings; lines and points have none that change.
void mapSizes(Geometry& geometry, const Axes& axes)
{
    if (axes == Axes{})
        return;
    if (auto* circle = std::get_if<Circle>(&geometry)) {
        const double area = std::abs(determinant(axes));
        if (area != 1)
            circle->radius *= std::sqrt(area);
    } else if (auto* spawn = std::get_if<SpawnMarker>(&geometry)) {
        if (spawn->points.empty())
            spawn->radius *= std::sqrt(std::abs(determinant(axes)));
    } else if (auto* agent = std::get_if<AgentMarker>(&geometry)) {
        const Point ahead = axes * unitAt(std::remainder(agent->heading, 2 * std::numbers::pi));
        agent->heading = angleOf(ahead);
    }
}

bool areClose(double a, double b)
{
    return std::abs(a - b) <= closeness * (1 + std::max(std::abs(a), std::abs(b)));
}

bool areClose(Point a, Point b)
{
    const double size = std::max({std::abs(a.x), std::abs(a.y), std::abs(b.x), std::abs(b.y)});
    return std::max(std::abs(a.x - b.x), std::abs(a.y - b.y)) <= closeness * (1 + size);
}

bool areClose(const std::vector<Point>& a, const std::vector<Point>& b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](Point p, Point q) { return areClose(p, q); });
}

bool areClose(const Circle& a, const Circle& b)
{
    return areClose(a.center, b.center) && areClose(a.radius, b.radius) && a.inverted == b.inverted;
}
bool areClose(const Wall& a, const Wall& b)
{
    return areClose(a.points, b.points) && areClose(a.thickness, b.thickness) &&
           a.closed == b.closed;
}
bool areClose(const Polygon& a, const Polygon& b)
{
    return areClose(a.points, b.points) && a.inverted == b.inverted;
}
bool areClose(const StartMarker& a, const StartMarker& b)
{
    return areClose(a.position, b.position);
}
bool areClose(const GoalMarker& a, const GoalMarker& b) { return areClose(a.position, b.position); }
bool areClose(const AgentMarker& a, const AgentMarker& b)
{
    return areClose(a.position, b.position) && areClose(a.radius, b.radius) && a.group == b.group;
}
bool areClose(const SpawnMarker& a, const SpawnMarker& b)
{
    SpawnMarker moved = a;
    moved.position = b.position;
    moved.radius = b.radius;
    moved.points = b.points;
    return areClose(a.position, b.position) && areClose(a.radius, b.radius) &&
           areClose(a.points, b.points) && moved == b;
}

} // namespace

Axes inverse(const Axes& axes)
{
    const double area = determinant(axes);
    assert(area != 0);
    return {{axes.y.y / area, -axes.x.y / area}, {-axes.y.x / area, axes.x.x / area}};
}

Geometry placed(Geometry member, const Axes& axes, Point origin)
{
    mapPoints(member, [&](Point p) { return origin + axes * p; });
    mapSizes(member, axes);
    return member;
}

Geometry unplaced(const Geometry& object, const Axes& axes, Point origin)
{
    Geometry member = object;
    const Axes back = inverse(axes);
    mapPoints(member, [&](Point p) { return back * (p - origin); });
    mapSizes(member, back);
    return member;
}

Point leadingPoint(const Geometry& geometry)
{
    return std::visit(
        [](const auto& part) -> Point {
            if constexpr (std::is_same_v<std::remove_cvref_t<decltype(part)>, SpawnMarker>)
                return part.points.empty() ? part.position : part.points.front();
            else if constexpr (requires { part.position; })
                return part.position;
            else if constexpr (requires { part.center; })
                return part.center;
            else
                return part.points.empty() ? Point{} : part.points.front();
        },
        geometry);
}

bool isClose(const Geometry& a, const Geometry& b)
{
    return a.index() == b.index() && std::visit(
                                         [&b](const auto& part) {
                                             using Part = std::remove_cvref_t<decltype(part)>;
                                             return areClose(part, std::get<Part>(b));
                                         },
                                         a);
}

} // namespace thicket::nav
