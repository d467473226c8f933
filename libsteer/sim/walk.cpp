#include "libsteer/sim/walk.h"

#include <cassert>

namespace thicket::steer {

std::vector<Agent> walk(const Agent& agent, const nav::Path& path, double step, double maxSeconds)
{
    assert(step > 0);
    if (path.isEmpty())
        return {};
    PathProgress progress;
    std::vector<Agent> states{placedOnPath(agent, path, progress)};
    while (progress.travelled < path.length() &&
           step * static_cast<double>(states.size()) <= maxSeconds) {
        progress = followPath(agent, path, progress, step);
        states.push_back(placedOnPath(agent, path, progress));
    }
    return states;
}

} // namespace thicket::steer
