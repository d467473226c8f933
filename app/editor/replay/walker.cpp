#include "app/editor/replay/walker.h"

#include "libsteer/recording/recordingbuilder.h"
#include "libsteer/sim/walk.h"

namespace thicket::editor {

steer::Recording walkRecording(const nav::Path& path, double radius, double maxSpeed,
                               double maxForce)
{
    if (path.isEmpty())
        return {};
    steer::Agent agent;
    agent.radius = radius;
    agent.maxSpeed = maxSpeed;
    agent.maxForce = maxForce;
    constexpr double step = 1.0 / 60;
    return steer::recordingOf(steer::walk(agent, path, step), step);
}

} // namespace thicket::editor
