#include "app/editor/scene/handles.h"

#include "app/editor/edits/layerlocks.h"
#include "app/editor/edits/vertices.h"
#include "app/editor/scene/scenestate.h"
#include "app/editor/transform/skeleton.h"

#include <algorithm>

namespace thicket::editor {

namespace {

constexpr double knobDistance = 24; // logical pixels from the box

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

/// Above the box as seen, or else where it is in the view: below, inside.
nav::Point knobPlace(const nav::Box& box, bool isYUp, const SceneState& state)
{
    const QRectF& seen = state.visible;
    const double away = (isYUp ? knobDistance : -knobDistance) * state.unitsPerPixel;
    const double x = box.center().x;
    const double top = isYUp ? box.max.y : box.min.y;
    const double bottom = isYUp ? box.min.y : box.max.y;
    for (const double y : {top + away, bottom - away, top - away}) {
        if (y >= seen.top() && y <= seen.bottom())
            return {x, y};
    }
    return {x, top + away};
}

void addTurning(HandleSet& set, bool isYUp, const SceneState& state)
{
    Handle knob;
    knob.at = knobPlace(set.box, isYUp, state);
    knob.role = Handle::Role::turn;
    set.handles.push_back(knob);
    set.pivot = set.box.center();
    if (!state.pivot || state.pivot->box != set.box)
        return;
    Handle pivot;
    pivot.at = set.pivot = state.pivot->at;
    pivot.role = Handle::Role::pivot;
    set.handles.push_back(pivot);
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

HandleSet handlesOf(const nav::Map& map, const EditableSelection& selected, const SceneState& state)
{
    const double smallest = smallestHandled * state.unitsPerPixel;
    const nav::Box& box = selected.box;
    if (selected.count == 0 || std::max(box.width(), box.height()) < smallest)
        return {};
    if (selected.count == 1) {
        const nav::MapObject& object = *map.find(selected.last);
        if (const auto* circle = std::get_if<nav::Circle>(&object.geometry))
            return circleHandles(object.id, *circle);
        const auto* spawn = std::get_if<nav::SpawnMarker>(&object.geometry);
        if (spawn && spawn->points.empty())
            return circleHandles(object.id, {spawn->position, spawn->radius});
        if (verticesOf(object.geometry) && state.boxed != object.id)
            return outlineHandles(object, smallest);
    }
    HandleSet set = boxHandles(box);
    addTurning(set, map.settings.yAxis == nav::YAxis::up, state);
    return set;
}

Qt::CursorShape cursorOver(const Handle& handle, bool yUp)
{
    if (handle.isOfOutline() || handle.role == Handle::Role::pivot)
        return Qt::SizeAllCursor;
    if (handle.role == Handle::Role::turn)
        return Qt::OpenHandCursor;
    if (handle.y == 0)
        return Qt::SizeHorCursor;
    if (handle.x == 0)
        return Qt::SizeVerCursor;
    return (handle.x == handle.y) == yUp ? Qt::SizeBDiagCursor : Qt::SizeFDiagCursor;
}

} // namespace thicket::editor
