#pragma once

#include "libnav/path/path.h"
#include "libsteer/agent.h"
#include "libsteer/behaviours/follow.h"
#include "libsteer/steer_export.h"

#include <vector>

namespace thicket::steer {

/// Runs one agent along a path at a fixed step until it stands at the end, or for at most
/// `maxSeconds`: its state at times 0, step, 2 step, ... The same input gives the same bits. The
/// first state is the agent at the path's start, at rest; an empty path gives none.
THICKET_STEER_EXPORT std::vector<Agent> walk(const Agent& agent, const nav::Path& path,
                                             double step = 1.0 / 60, double maxSeconds = 3600);

} // namespace thicket::steer
