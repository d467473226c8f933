#pragma once

#include "libnav/map/mapobject.h"

namespace thicket::editor {

struct ToolContext;

/// The numbers and the group of a spawn area that is about to be drawn: those of the last selected
/// one, or else of `last`. An agent radius of 0 becomes that of the navigator. The group is one of
/// the map, or its name if it is to be added.
nav::SpawnMarker spawnToPlace(const ToolContext& context, nav::SpawnMarker last);

} // namespace thicket::editor
