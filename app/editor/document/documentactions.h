#pragma once

#include "libnav/map/map.h"

#include <QList>
#include <QString>

namespace thicket::editor {

class MapDocument;
class Selection;

/// What keys and menus do to the selection. Each is one undo step. Objects of locked layers are
/// left alone. Free functions, so that tests need no window.
/// `step` names the undo step; empty: "Delete".
void removeSelected(MapDocument& document, const Selection& selection, const QString& step = {});
/// The selected objects that are not on a locked layer.
QList<nav::ObjectId> unlockedIds(const nav::Map& map, const Selection& selection);
/// Whether the object is there and not on a locked layer.
bool isUnlocked(const nav::Map& map, nav::ObjectId id);
/// Adds copies, moved by `by` map units, and selects them. A start is not copied: a map has only
/// one.
void duplicateSelected(MapDocument& document, Selection& selection, nav::Point by);
/// Moves by `by` map units. Repeated moves of the same selection merge into one undo step.
void nudgeSelected(MapDocument& document, const Selection& selection, nav::Point by);

} // namespace thicket::editor
