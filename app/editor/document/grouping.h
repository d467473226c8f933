#pragma once

#include "libnav/map/objectgroups.h"

#include <QString>

#include <functional>

namespace thicket::editor {

class MapDocument;
class Selection;

/// What keys and menus do to groups of objects. Each change is one undo step, and cancels an open
/// gesture. Those of very many objects are done later: see MapStep. Free functions, so that tests
/// need no window.

/// Makes one group of the selected objects and groups. Objects of closed layers are left out.
/// Returns why nothing was done, or an empty string. `then` is called when it was done.
QString groupSelected(MapDocument& document, const Selection& selection,
                      const std::function<void()>& then = {});
/// Dissolves the selected groups. Returns why nothing was done, or an empty string.
QString ungroupSelected(MapDocument& document, const Selection& selection);

/// Enters the selected group and selects the first thing in it. False if none is selected.
bool enterSelected(Selection& selection);
/// Leaves the entered group, which is selected then. False if none is entered.
bool leaveGroup(Selection& selection);
/// As leaveGroup(). If none is entered, selects the groups that the selected objects lie in.
void selectHolders(Selection& selection);

/// "House", or "Group 3" if it has no name.
QString nameOf(const nav::ObjectGroup& group);

} // namespace thicket::editor
