#pragma once

#include "libnav/map/mapedit.h"

/// Tells which edits leave the panels' counts and the running crowd as they are, so that a drag
/// need not look at every object. Pure functions: any thread.
namespace thicket::editor {

/// Whether the edit leaves the numbers and names of agents, of their groups and of their goals as
/// they are. False also for an edit of very many objects.
bool keepsGroups(const nav::MapEdit& edit);

/// Whether the edit adds, removes or changes agents, spawn areas, their groups or motions. Of a
/// huge edit MapDocument::changesAgents() knows that without a look at its objects.
bool changesAgents(const nav::MapEdit& edit);

/// Whether two obstacles move in the same way, if at all. Null: there is none.
bool haveSameMotion(const nav::MapObject* a, const nav::MapObject* b);

} // namespace thicket::editor
