#pragma once

#include "libnav/map/map.h"

#include <QList>
#include <QString>

#include <vector>

namespace thicket::editor {

class MapDocument;
class Selection;

/// What keys and menus do to the selection. Each is one undo step. Objects of locked layers are
/// left alone. Free functions, so that tests need no window.
/// `step` names the undo step; empty: "Delete".
void removeSelected(MapDocument& document, const Selection& selection, const QString& step = {});
/// The selected objects that are not on a locked layer.
QList<nav::ObjectId> unlockedIds(const nav::Map& map, const Selection& selection);
std::vector<nav::MapObject> unlockedObjects(const nav::Map& map, const Selection& selection);
/// The box of the points and rims of those objects; empty for none.
nav::Box unlockedBox(const nav::Map& map, const Selection& selection);
/// Adds copies, moved by `by` map units, and selects them. A start is not copied: a map has only
/// one.
void duplicateSelected(MapDocument& document, Selection& selection, nav::Point by);
/// Moves by `by` map units. Repeated moves of the same selection merge into one undo step.
void nudgeSelected(MapDocument& document, const Selection& selection, nav::Point by);

} // namespace thicket::editor
