#include "app/editor/transform/skeleton.h"

namespace thicket::editor {

namespace {

nav::Box around(const std::vector<nav::Point>& points)
{
    nav::Box box;
    for (const nav::Point p : points)
        enclose(box, {p, p});
    return box;
}

} // namespace

nav::Box skeletonBox(const nav::Geometry& geometry)
{
    if (const auto* wall = std::get_if<nav::Wall>(&geometry))
        return around(wall->points);
    if (const auto* polygon = std::get_if<nav::Polygon>(&geometry))
        return around(polygon->points);
    const auto* spawn = std::get_if<nav::SpawnMarker>(&geometry);
    if (spawn && spawn->points.empty())
        return nav::boundingBox(nav::Geometry(nav::Circle{spawn->position, spawn->radius}));
    return nav::boundingBox(geometry);
}

nav::Box skeletonBox(const std::vector<nav::MapObject>& objects)
{
    nav::Box box;
    for (const nav::MapObject& object : objects)
        enclose(box, skeletonBox(object.geometry));
    return box;
}

} // namespace thicket::editor
