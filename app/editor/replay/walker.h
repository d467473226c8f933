#pragma once

#include "libnav/path/path.h"
#include "libsteer/recording/recording.h"

namespace thicket::editor {

/// One agent of this radius walks the path from its start to a stop at its end, as a recording for
/// a Playback. No frames for an empty path. Units and ranges as in steer::Agent.
steer::Recording walkRecording(const nav::Path& path, double radius, double maxSpeed,
                               double maxForce);

} // namespace thicket::editor
