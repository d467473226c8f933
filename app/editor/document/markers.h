#pragma once

#include "libnav/map/mapedit.h"

namespace thicket::editor {

/// Edits of the path's ends, against a map as it is. The marker that is there moves; a new one is
/// added where there is none.
nav::MapEdit placeStart(const nav::Map& map, nav::Point at);
nav::MapEdit placeGoal(const nav::Map& map, nav::Point at);
/// Start and goal exchange their places; changes nothing unless both are there.
nav::MapEdit swapEnds(const nav::Map& map);

} // namespace thicket::editor
