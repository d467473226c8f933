#include "plugins/godot/movednodes.h"

#include "libnav/map/placement.h"
#include "plugins/shapes/arcs.h"

#include <algorithm>
#include <cmath>

namespace thicket::plugins {

namespace {

using nav::Point;

Affine inverse(const Affine& m)
{
    const double k = 1 / m.determinant();
    const Affine linear{m.d * k, -m.b * k, -m.c * k, m.a * k, 0, 0};
    const Point moved = linear({-m.e, -m.f});
    return {linear.a, linear.b, linear.c, linear.d, moved.x, moved.y};
}

bool isNear(double a, double b, double least)
{
    return std::abs(a - b) <= least + 4e-6 * std::max(std::abs(a), std::abs(b));
}
bool isNear(const Affine& p, const Affine& q)
{
    return isNear(p.a, q.a, 1e-6) && isNear(p.b, q.b, 1e-6) && isNear(p.c, q.c, 1e-6) &&
           isNear(p.d, q.d, 1e-6) && isNear(p.e, q.e, 1e-3) && isNear(p.f, q.f, 1e-3);
}

/// Moves geometries by a map of pixels.
struct Mover {
    const Frame& frame;
    const Affine& change;
    double arcError;

    Point operator()(Point p) const { return frame.toMap(change(frame.toFile(p))); }
    double scale() const { return std::sqrt(std::abs(change.determinant())); }
    void all(std::vector<Point>& points) const
    {
        for (Point& p : points)
            p = (*this)(p);
    }

    nav::Geometry operator()(nav::Circle circle) const
    {
        const Point center = (*this)(circle.center);
        if (!change.uniformScale()) {
            const Point u = (*this)(circle.center + Point{circle.radius, 0}) - center;
            const Point v = (*this)(circle.center + Point{0, circle.radius}) - center;
            return nav::Polygon{ellipse(center, u, v, arcError), circle.inverted};
        }
        return nav::Circle{center, circle.radius * scale(), circle.inverted};
    }
    nav::Geometry operator()(nav::Wall wall) const
    {
        all(wall.points);
        wall.thickness *= scale();
        return wall;
    }
    nav::Geometry operator()(nav::Polygon polygon) const
    {
        all(polygon.points);
        return polygon;
    }
    nav::Geometry operator()(nav::AgentMarker agent) const
    {
        const Point ahead{std::cos(agent.heading), std::sin(agent.heading)};
        const Point from = agent.position;
        agent.position = (*this)(from);
        const Point turned = (*this)(from + ahead) - agent.position;
        agent.heading = std::atan2(turned.y, turned.x);
        return agent;
    }
    nav::Geometry operator()(nav::SpawnMarker spawn) const
    {
        if (spawn.points.empty())
            spawn.position = (*this)(spawn.position);
        all(spawn.points);
        return spawn;
    }
    nav::Geometry operator()(auto marker) const
    {
        marker.position = (*this)(marker.position);
        return marker;
    }
};

} // namespace

Affine writtenTransform(const nav::Geometry& geometry, const Frame& frame)
{
    const Affine place = Affine::translation(frame.toFile(nav::leadingPoint(geometry)));
    const auto* const agent = std::get_if<nav::AgentMarker>(&geometry);
    return agent ? place * Affine::rotation(frame.angleToFile(agent->heading)) : place;
}

nav::Geometry carried(nav::Geometry geometry, const PlacedNode& node, const Frame& frame,
                      double arcError)
{
    const Affine written = writtenTransform(geometry, frame);
    if (isNear(written, node.global))
        return geometry;
    const Affine change = node.global * inverse(written);
    return std::visit(Mover{frame, change, arcError}, std::move(geometry));
}

bool areShapesOf(const nav::Geometry& geometry, const std::vector<nav::Geometry>& shapes,
                 const Frame& frame)
{
    if (shapes.empty() || nav::isInverted(geometry))
        return true;
    const nav::Box box = nav::boundingBox(geometry);
    const double near = 1e-3 / frame.scale() + 4e-6 * std::max(box.width(), box.height()) +
                        4e-6 * nav::length(frame.origin() - box.center());
    const auto arePointsNear = [near](const std::vector<Point>& a, const std::vector<Point>& b) {
        return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                          [near](Point p, Point q) { return nav::distance(p, q) <= near; });
    };
    if (const auto* const circle = std::get_if<nav::Circle>(&geometry)) {
        const auto* const found = std::get_if<nav::Circle>(&shapes.front());
        return shapes.size() == 1 && found &&
               nav::distance(circle->center, found->center) <= near &&
               std::abs(circle->radius - found->radius) <= near;
    }
    if (const auto* const polygon = std::get_if<nav::Polygon>(&geometry)) {
        const auto* const found = std::get_if<nav::Polygon>(&shapes.front());
        if (shapes.size() != 1 || !found)
            return false;
        const nav::Box other = nav::boundingBox(shapes.front());
        const bool isRectangle = found->points.size() == 4 && polygon->points.size() == 4;
        return arePointsNear(polygon->points, found->points) ||
               (isRectangle && nav::distance(box.min, other.min) <= near &&
                nav::distance(box.max, other.max) <= near);
    }
    const auto* const wall = std::get_if<nav::Wall>(&geometry);
    if (!wall)
        return true;
    if (wall->thickness == 0) { // points that repeat are not read again, so compare the whole
        nav::Box other;
        for (const nav::Geometry& shape : shapes)
            nav::enclose(other, nav::boundingBox(shape));
        return nav::distance(box.min, other.min) <= near &&
               nav::distance(box.max, other.max) <= near;
    }
    const std::size_t sides = wall->points.size() - (wall->closed ? 0 : 1);
    if (shapes.size() != sides)
        return false;
    for (std::size_t i = 0; i < sides; ++i) {
        const Point a = wall->points[i], b = wall->points[(i + 1) % wall->points.size()];
        const auto* const side = std::get_if<nav::Wall>(&shapes[i]);
        if (side ? !arePointsNear(side->points, {a, b}) && !arePointsNear(side->points, {b, a})
                 : !(a == b))
            return false;
        if (side && std::abs(side->thickness - wall->thickness) > near)
            return false;
    }
    return true;
}

} // namespace thicket::plugins
