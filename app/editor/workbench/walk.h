#pragma once

#include "libnav/map/map.h"
#include "libnav/path/path.h"
#include "libsteer/recording/recording.h"

namespace thicket::editor {

/// One agent of that radius walks the path from its start to its end, at the speed of the map's
/// first agent group, or at one that suits the map's size. Long walks are recorded more coarsely,
/// so that every edit can compute a new one.
steer::Recording walkOf(const nav::Map& map, const nav::Path& path, double agentRadius);

} // namespace thicket::editor
