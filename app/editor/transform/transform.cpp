#include "app/editor/transform/transform.h"

#include "libnav/map/mappoints.h"

#include <cmath>
#include <numbers>

namespace thicket::editor {

namespace {

constexpr double halfTurn = std::numbers::pi;

/// Replaces every point by map(point) and an agent's heading by turn(heading).
template <class MapPoint, class MapHeading>
nav::Geometry mapped(nav::Geometry geometry, MapPoint map, MapHeading turn)
{
    nav::mapPoints(geometry, map);
    if (auto* agent = std::get_if<nav::AgentMarker>(&geometry))
        agent->heading = turn(agent->heading);
    return geometry;
}

nav::Point posedVector(nav::Point v, Pose pose)
{
    if (pose.mirrored)
        v.x = -v.x;
    for (int i = 0; i < pose.quarters; ++i)
        v = nav::leftNormal(v);
    return v;
}

double normalised(double heading) { return std::remainder(heading, 2 * halfTurn); }

} // namespace

nav::Geometry posed(nav::Geometry geometry, nav::Point pivot, Pose pose)
{
    if (pose == Pose{})
        return geometry;
    return mapped(
        std::move(geometry), [&](nav::Point p) { return pivot + posedVector(p - pivot, pose); },
        [&](double heading) {
            const double mirrored = pose.mirrored ? halfTurn - heading : heading;
            return normalised(mirrored + pose.quarters * halfTurn / 2);
        });
}

nav::Geometry turned(nav::Geometry geometry, nav::Point pivot, double degrees)
{
    const double within = std::remainder(degrees, 360); // exact
    const double quarters = within / 90;
    if (quarters == std::round(quarters))
        return posed(std::move(geometry), pivot, Pose::turned(static_cast<int>(quarters)));
    const double angle = within / 180 * halfTurn;
    const double c = std::cos(angle);
    const double s = std::sin(angle);
    return mapped(
        std::move(geometry),
        [&](nav::Point p) {
            const nav::Point v = p - pivot;
            return pivot + nav::Point{c * v.x - s * v.y, s * v.x + c * v.y};
        },
        [&](double heading) { return normalised(heading + angle); });
}

namespace {

/// `change` is that of a geometry round the origin, without moving it.
template <class Change> void changeMotion(nav::MapObject& object, Change change)
{
    if (object.motion)
        nav::mapMotion(*object.motion, [&change](nav::Point by) {
            return std::get<nav::Circle>(change(nav::Circle{by, 0, false})).center;
        });
}

} // namespace

void poseMotion(nav::MapObject& object, Pose pose)
{
    changeMotion(object, [pose](nav::Geometry by) { return posed(std::move(by), {}, pose); });
}

void turnObject(nav::MapObject& object, nav::Point pivot, double degrees)
{
    object.geometry = turned(std::move(object.geometry), pivot, degrees);
    changeMotion(object,
                 [degrees](nav::Geometry by) { return turned(std::move(by), {}, degrees); });
}

void stretchObject(nav::MapObject& object, nav::Point anchor, double x, double y)
{
    object.geometry = stretched(std::move(object.geometry), anchor, x, y);
    changeMotion(object, [x, y](nav::Geometry by) { return stretched(std::move(by), {}, x, y); });
}

nav::Geometry stretched(nav::Geometry geometry, nav::Point anchor, double x, double y)
{
    const double factor = x == y ? std::abs(x) : std::sqrt(std::abs(x * y));
    if (auto* circle = std::get_if<nav::Circle>(&geometry))
        circle->radius *= factor;
    else if (auto* spawn = std::get_if<nav::SpawnMarker>(&geometry); spawn && spawn->points.empty())
        spawn->radius *= factor;
    return mapped(
        std::move(geometry),
        [&](nav::Point p) {
            return nav::Point{anchor.x + x * (p.x - anchor.x), anchor.y + y * (p.y - anchor.y)};
        },
        [](double heading) { return heading; });
}

} // namespace thicket::editor
