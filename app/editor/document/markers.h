#pragma once

#include "libnav/map/mapedit.h"

#include <optional>

namespace thicket::editor {

/// Edits of the path's ends, against a map as it is. The marker that is there moves; a new one is
/// added where there is none.
nav::MapEdit placeStart(const nav::Map& map, nav::Point at);
nav::MapEdit placeGoal(const nav::Map& map, nav::Point at);
/// Both in one edit; an end without a place stays as it is.
nav::MapEdit placeEnds(const nav::Map& map, std::optional<nav::Point> start,
                       std::optional<nav::Point> goal);
/// Start and goal exchange their places; changes nothing unless both are there.
nav::MapEdit swapEnds(const nav::Map& map);

} // namespace thicket::editor
