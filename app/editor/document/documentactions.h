#pragma once

#include "libnav/map/mapobject.h"

#include <QList>

namespace thicket::editor {

class MapDocument;
class Selection;

/// What keys and menus do to the selection: each one undo step; objects of locked layers are left
/// alone. Free functions so that tests need no window.
void removeSelected(MapDocument& document, const Selection& selection);
/// Copies beside the originals, moved by `by`, and selects the copies. A start is not copied: a map
/// has one.
void duplicateSelected(MapDocument& document, Selection& selection, nav::Point by);
/// Moves by `by` map units; presses in a row on the same selection merge into one undo step.
void nudgeSelected(MapDocument& document, const Selection& selection, nav::Point by);

} // namespace thicket::editor
