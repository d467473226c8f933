#pragma once

#include "libnav/map/mapedit.h"

namespace thicket::editor {

/// Edits of the map's start and goal. An existing marker is moved. Otherwise one is added.
nav::MapEdit placeStart(const nav::Map& map, nav::Point at);
nav::MapEdit placeGoal(const nav::Map& map, nav::Point at);
/// Swaps start and goal. Changes nothing unless both exist.
nav::MapEdit swapEnds(const nav::Map& map);

} // namespace thicket::editor
