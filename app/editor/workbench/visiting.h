#pragma once

#include "libnav/map/mapobject.h"

namespace thicket::editor {

class Workbench;

/// Selects an object of the map and brings it into view: with its surroundings, unless it is there
/// and large enough to be seen.
void visit(Workbench& bench, nav::ObjectId id);

} // namespace thicket::editor
