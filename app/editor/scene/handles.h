#pragma once

#include "libnav/map/map.h"

#include <QList>

#include <optional>
#include <vector>

namespace thicket::editor {

/// A small square on the selection for resizing it.
struct Handle {
    nav::Point at;
    int x = 0; ///< -1, 0, 1: the side of the box (or of the circle), in map axes
    int y = 0;
};

/// What can be resized: one circle by its rim, or anything else by the box of its points and rims.
/// A wall's thickness is left out, so that its points reach the handles exactly.
struct HandleSet {
    std::optional<nav::ObjectId> circle;
    nav::Box box; ///< empty without handles
    std::vector<Handle> handles;
};

/// A selection of fewer pixels across has no handles.
inline constexpr double smallestHandled = 28;

/// Whether the object lies on a locked layer.
bool isLocked(const nav::Map& map, const nav::MapObject& object);
/// Those of `ids` that can be edited, in drawing order.
std::vector<nav::MapObject> editableObjects(const nav::Map& map, const QList<nav::ObjectId>& ids);
/// The box of the points and rims of an object, without a wall's thickness.
nav::Box skeletonBox(const nav::Geometry& geometry);
/// Empty if nothing can be resized (locked, a single marker), or if it is smaller than `smallest`
/// map units, so that there is room left to drag it.
HandleSet handlesOf(const nav::Map& map, const QList<nav::ObjectId>& ids, double smallest);

} // namespace thicket::editor
