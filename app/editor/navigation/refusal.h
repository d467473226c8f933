#pragma once

#include "libnav/map/map.h"
#include "libnav/path/pathfinder.h"

#include <QString>

namespace thicket::editor {

/// Why there is no path, as part of a sentence: "no way through", "start is inside circle 14",
/// "goal is outside the map's bounds". `culprit` is the name of the obstacle in the result. Empty
/// if a path was found.
QString refusalText(const nav::Map& map, const nav::PathResult& result, const QString& culprit);

} // namespace thicket::editor
