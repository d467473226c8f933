#include "app/editor/replay/walker.h"

#include "libsteer/sim/simulation.h"

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
    return steer::walk(agent, path);
}

} // namespace thicket::editor
