#pragma once

#include "libnav/map/mapedit.h"

/// What the panels count, and which edits leave it as it is: a drag must not have every object
/// counted. Pure functions: any thread.
namespace thicket::editor {

/// Whether the map has as many objects of each kind on each layer after the edit as before, in the
/// same drawing order, and the same settings.
bool keepsContents(const nav::MapEdit& edit);
/// Whether agents, their groups and the goals they may go to stay as many and as they are called.
bool keepsGroups(const nav::MapEdit& edit);

} // namespace thicket::editor
