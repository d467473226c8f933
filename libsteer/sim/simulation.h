#pragma once

#include "libnav/path/path.h"
#include "libsteer/agent.h"
#include "libsteer/behaviours/follow.h"
#include "libsteer/sim/recording.h"
#include "libsteer/steer_export.h"

namespace thicket::steer {

/// Runs one agent along a path at a fixed step until it stands at the end, or for at most
/// `maxSeconds`. The same input gives the same bits. The first frame is the agent at the path's
/// start, at rest; an empty path gives a recording without frames.
THICKET_STEER_EXPORT Recording walk(const Agent& agent, const nav::Path& path,
                                    double step = 1.0 / 60, double maxSeconds = 3600);

} // namespace thicket::steer
