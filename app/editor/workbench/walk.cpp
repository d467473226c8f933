#include "app/editor/workbench/walk.h"

#include "app/editor/replay/mapagent.h"
#include "libsteer/recording/recordingbuilder.h"
#include "libsteer/sim/walk.h"

#include <algorithm>

namespace thicket::editor {

steer::Recording walkOf(const nav::Map& map, const nav::Path& path, double agentRadius)
{
    if (path.isEmpty())
        return {};
    const steer::Agent agent = agentOf(map, {}, agentRadius);
    constexpr double mostFrames = 20000;
    const double seconds = path.length() / agent.maxSpeed;
    const double step = std::max(1.0 / 60, seconds / mostFrames);
    const auto way = steer::walk(agent, path, step, std::max(3600.0, 4 * seconds));
    return steer::recordingOf(way, step);
}

} // namespace thicket::editor
