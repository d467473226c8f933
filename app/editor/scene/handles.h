#pragma once

#include "libnav/map/map.h"

#include <QList>
#include <Qt>

#include <optional>
#include <vector>

namespace thicket::editor {

/// A small square on the selection for editing it with the pointer.
struct Handle {
    nav::Point at;
    int x = 0; ///< -1, 0, 1: the side of the box (or of the circle), in map axes
    int y = 0;
    std::optional<std::size_t> vertex = {}; ///< of a wall or polygon
    std::optional<std::size_t> side = {};   ///< the middle of the side that begins at this vertex
    enum class Role {
        shape, ///< resizes, or changes the outline
        turn,  ///< the knob beside the box
        pivot  ///< what is turned about
    };
    Role role = Role::shape;

    bool isOfOutline() const { return vertex || side; }
    bool operator==(const Handle&) const = default;
};

/// Shows in which directions the handle can be dragged.
Qt::CursorShape cursorOver(const Handle& handle, bool yUp);

/// What can be edited: one circle by its rim, one wall or polygon by its vertices and the middles
/// of its sides, or several objects by the box of their points and rims, which can be turned too. A
/// wall's thickness is left out, so that its points reach the handles exactly.
struct HandleSet {
    std::optional<nav::ObjectId> circle;
    std::optional<nav::ObjectId> outline; ///< a wall or polygon
    nav::Box box;                         ///< empty without handles
    nav::Point pivot;                     ///< what the box is turned about
    std::vector<Handle> handles;

    /// Whether the pivot was chosen, and so is a handle.
    bool hasPivot() const { return !handles.empty() && handles.back().role == Handle::Role::pivot; }
};

/// Those of the selected objects that can be edited.
struct EditableSelection {
    nav::Box box; ///< of their points and rims
    std::size_t count = 0;
    nav::ObjectId last = 0; ///< one of them
    bool hasAgents = false;
};

/// A selection of fewer pixels across has no handles.
inline constexpr double smallestHandled = 28;

/// Whether the object lies on a locked or hidden layer.
bool isLocked(const nav::Map& map, const nav::MapObject& object);
/// Those of `ids` that can be edited, in drawing order.
std::vector<nav::MapObject> editableObjects(const nav::Map& map, const QList<nav::ObjectId>& ids);

struct ChosenVertices;
struct SceneState;
/// Sides of fewer than smallestHandled pixels have no handle in the middle.
/// Empty if nothing can be edited (locked, a single marker), or if it is smaller than
/// smallestHandled, so that there is room left to drag it.
HandleSet handlesOf(const nav::Map& map, const EditableSelection& selected,
                    const SceneState& state);

/// The indices of the choice; empty if it is of another selection or void.
std::vector<std::size_t> validVertices(const ChosenVertices& chosen, const nav::Map& map,
                                       const QList<nav::ObjectId>& ids);

} // namespace thicket::editor
