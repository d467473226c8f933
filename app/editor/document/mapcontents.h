#pragma once

#include "libnav/map/mapedit.h"

/// Tells which edits leave the panels' counts as they are, so that a drag need not count every
/// object. Pure functions: any thread.
namespace thicket::editor {

/// True if the edit leaves the number of objects of each kind on each layer, the drawing order and
/// the settings as they are.
bool keepsContents(const nav::MapEdit& edit);
/// True if the edit leaves the numbers and names of agents, of their groups and of their goals as
/// they are.
bool keepsGroups(const nav::MapEdit& edit);

} // namespace thicket::editor
