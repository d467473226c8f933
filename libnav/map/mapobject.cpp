#include "libnav/map/mapobject.h"

#include "libnav/geometry/distance.h"
#include "libnav/map/mappoints.h"

#include <algorithm>
#include <array>
#include <type_traits>
#include <utility>

namespace thicket::nav {
const char* typeName(const Geometry& geometry)
{
    constexpr std::array names{"circle", "wall", "polygon", "start", "goal", "agent", "spawn"};
    static_assert(names.size() == std::variant_size_v<Geometry>);
    return names[geometry.index()];
}

bool isObstacle(const Geometry& geometry)
{
    return std::holds_alternative<Circle>(geometry) || std::holds_alternative<Wall>(geometry) ||
           std::holds_alternative<Polygon>(geometry);
}

std::optional<Shape> obstacleShape(const Geometry& geometry)
{
    if (const auto* circle = std::get_if<Circle>(&geometry))
        return *circle;
    if (const auto* wall = std::get_if<Wall>(&geometry))
        return *wall;
    if (const auto* polygon = std::get_if<Polygon>(&geometry))
        return *polygon;
    return std::nullopt;
}

bool isInverted(const Geometry& geometry)
{
    return std::visit(
        [](const auto& part) {
            if constexpr (requires { part.inverted; })
                return part.inverted;
            return false;
        },
        geometry);
}

const std::string* agentGroupOf(const Geometry& geometry)
{
    if (const auto* agent = std::get_if<AgentMarker>(&geometry))
        return &agent->group;
    const auto* spawn = std::get_if<SpawnMarker>(&geometry);
    return spawn ? &spawn->group : nullptr;
}

std::string* agentGroupOf(Geometry& geometry)
{
    return const_cast<std::string*>(agentGroupOf(std::as_const(geometry)));
}

double markerRadius(const Geometry& geometry)
{
    if (const auto* agent = std::get_if<AgentMarker>(&geometry))
        return agent->radius;
    const auto* spawn = std::get_if<SpawnMarker>(&geometry);
    return spawn && spawn->points.empty() ? spawn->radius : 0;
}

bool isMoving(const MapObject& object)
{
    const auto isShape = [](const auto& part) {
        return !requires { part.position; };
    };
    return object.motion && std::visit(isShape, object.geometry);
}

Box boundingBox(const Geometry& geometry)
{
    if (const auto* spawn = std::get_if<SpawnMarker>(&geometry); spawn && !spawn->points.empty())
        return boundingBox(Shape(Wall{spawn->points, 0, true}));
    return std::visit(
        [](const auto& part) -> Box {
            if constexpr (requires { part.position; })
                return {part.position, part.position};
            else
                return boundingBox(Shape(part));
        },
        geometry);
}

Point markOf(const SpawnMarker& spawn)
{
    const std::vector<Point>& corners = spawn.points;
    if (corners.empty())
        return spawn.position;
    const Box box = boundingBox(Geometry(spawn));
    const double y = box.center().y;
    std::vector<double> crossings;
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const Point a = corners[i];
        const Point b = corners[(i + 1) % corners.size()];
        if ((a.y <= y) != (b.y <= y))
            crossings.push_back(a.x + (y - a.y) / (b.y - a.y) * (b.x - a.x));
    }
    std::ranges::sort(crossings);
    Point mark = box.center();
    double widest = 0;
    for (std::size_t i = 1; i < crossings.size(); i += 2) {
        const double width = crossings[i] - crossings[i - 1];
        if (width > widest) {
            widest = width;
            mark.x = crossings[i - 1] + width / 2;
        }
    }
    return mark;
}

Geometry translated(Geometry geometry, Point by)
{
    mapPoints(geometry, [by](Point p) { return p + by; });
    return geometry;
}

} // namespace thicket::nav
