#pragma once

#include "libnav/map/map.h"
#include "libnav/result.h"

#include <QList>
#include <QString>

#include <functional>
#include <vector>

namespace thicket::editor {

class MapDocument;
class Selection;

/// What keys and menus do to the selection. Each is one undo step, and cancels an open gesture.
/// Objects of closed layers are left alone; LayerLocks::refused() says so if there are no others.
/// Steps of very many objects are done later: see MapStep. Free functions, so that tests need no
/// window.
/// `step` names the undo step; empty: "Delete".
void removeSelected(MapDocument& document, const Selection& selection, const QString& step = {});
/// The selected objects that can be edited, in the order of the map.
QList<nav::ObjectId> openSelected(MapDocument& document, const Selection& selection);
/// Adds copies, moved by `by` map units, and selects them. A start is not copied: a map has only
/// one.
void duplicateSelected(MapDocument& document, Selection& selection, nav::Point by);
/// Any thread: it holds values only.
using Reshape = std::function<void(nav::MapObject& object)>;
/// Changes the geometry and the track of each as one step, whose name is `text`.
void reshapeSelected(MapDocument& document, const Selection& selection, const QString& text,
                     const Reshape& reshape);
/// How to change them, found from all that may be changed. Any thread: it holds values only.
using Plan = std::function<Result<Reshape>(const std::vector<nav::MapObject>& open)>;
/// The same by a plan. Without one nothing is changed, and a long step says why.
void reshapeTogether(MapDocument& document, const Selection& selection, const QString& text,
                     const Plan& plan);
/// Moves by `by` map units. Repeated moves of the same selection merge into one undo step,
/// unless they are long.
void nudgeSelected(MapDocument& document, const Selection& selection, nav::Point by);
/// Scales each about the middle of its box. Repeated steps merge as moves do.
void resizeSelected(MapDocument& document, const Selection& selection, double factor);

} // namespace thicket::editor
