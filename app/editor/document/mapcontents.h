#pragma once

#include "libnav/map/mapedit.h"

/// Tells which edits leave the panels' counts as they are, so that a drag need not count every
/// object. A pure function: any thread.
namespace thicket::editor {

/// Whether the edit leaves the numbers and names of agents, of their groups and of their goals as
/// they are. False also for an edit of very many objects.
bool keepsGroups(const nav::MapEdit& edit);

} // namespace thicket::editor
