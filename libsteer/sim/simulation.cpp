#include "libsteer/sim/simulation.h"

#include <cassert>
#include <cmath>

namespace thicket::steer {

Recording walk(const Agent& agent, const nav::Path& path, double step, double maxSeconds)
{
    assert(step > 0);
    Recording recording;
    recording.step = step;
    if (path.isEmpty())
        return recording;
    PathProgress progress;
    recording.frames.push_back({placedOnPath(agent, path, progress)});
    while (progress.travelled < path.length() &&
           step * static_cast<double>(recording.frames.size()) <= maxSeconds) {
        progress = followPath(agent, path, progress, step);
        recording.frames.push_back({placedOnPath(agent, path, progress)});
    }
    return recording;
}

} // namespace thicket::steer
