#include "app/editor/scene/handles.h"

#include "app/editor/document/layerlocks.h"
#include "app/editor/document/vertices.h"
#include "app/editor/scene/scenestate.h"

#include <algorithm>

namespace thicket::editor {

namespace {

nav::Box around(const std::vector<nav::Point>& points)
{
    nav::Box box;
    for (const nav::Point p : points)
        enclose(box, {p, p});
    return box;
}

HandleSet circleHandles(nav::ObjectId id, const nav::Circle& circle)
{
    HandleSet set;
    set.circle = id;
    set.box = skeletonBox(circle);
    for (const auto& [x, y] : {std::pair{1, 0}, {0, 1}, {-1, 0}, {0, -1}})
        set.handles.push_back({circle.center + circle.radius * nav::Point{1.0 * x, 1.0 * y}, x, y});
    return set;
}

/// The vertices first: they win over the middles of short sides.
HandleSet outlineHandles(const nav::MapObject& object, double smallest)
{
    HandleSet set;
    set.outline = object.id;
    set.box = skeletonBox(object.geometry);
    const auto& points = *verticesOf(object.geometry);
    for (std::size_t i = 0; i < points.size(); ++i)
        set.handles.push_back({points[i], 0, 0, i, {}});
    for (std::size_t i = 0; i < sideCount(object.geometry); ++i) {
        const nav::Segment side = sideAt(object.geometry, i);
        if (nav::distance(side.a, side.b) >= smallest)
            set.handles.push_back({0.5 * (side.a + side.b), 0, 0, {}, i});
    }
    return set;
}

HandleSet boxHandles(const nav::Box& box)
{
    HandleSet set;
    set.box = box;
    const nav::Point middle = box.center();
    for (int y = -1; y <= 1; ++y) {
        for (int x = -1; x <= 1; ++x) {
            const bool isFlat = (x != 0 && box.width() <= 0) || (y != 0 && box.height() <= 0);
            if ((x == 0 && y == 0) || isFlat)
                continue;
            set.handles.push_back(
                {middle + 0.5 * nav::Point{x * box.width(), y * box.height()}, x, y});
        }
    }
    return set;
}

} // namespace

bool isLocked(const nav::Map& map, const nav::MapObject& object)
{
    return closedLayerOf(map, object) != nullptr;
}

std::vector<nav::MapObject> editableObjects(const nav::Map& map, const QList<nav::ObjectId>& ids)
{
    return openObjects(map, ids);
}

nav::Box skeletonBox(const nav::Geometry& geometry)
{
    if (const auto* wall = std::get_if<nav::Wall>(&geometry))
        return around(wall->points);
    if (const auto* polygon = std::get_if<nav::Polygon>(&geometry))
        return around(polygon->points);
    return nav::boundingBox(geometry);
}

std::vector<std::size_t> validVertices(const ChosenVertices& chosen, const nav::Map& map,
                                       const QList<nav::ObjectId>& ids)
{
    if (ids.size() != 1 || ids.first() != chosen.object)
        return {};
    const nav::MapObject* object = map.find(chosen.object);
    const auto* vertices = object ? verticesOf(object->geometry) : nullptr;
    if (!vertices || vertices->size() != chosen.count)
        return {};
    return chosen.indices;
}

HandleSet handlesOf(const nav::Map& map, const QList<nav::ObjectId>& ids, double smallest)
{
    const std::vector<nav::MapObject> objects = editableObjects(map, ids);
    if (objects.empty())
        return {};
    nav::Box box;
    for (const nav::MapObject& object : objects)
        enclose(box, skeletonBox(object.geometry));
    if (std::max(box.width(), box.height()) < smallest)
        return {};
    if (objects.size() == 1) {
        if (const auto* circle = std::get_if<nav::Circle>(&objects.front().geometry))
            return circleHandles(objects.front().id, *circle);
        if (verticesOf(objects.front().geometry))
            return outlineHandles(objects.front(), smallest);
    }
    return boxHandles(box);
}

} // namespace thicket::editor
