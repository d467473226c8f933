#include "app/editor/walk.h"

#include "libsteer/sim/simulation.h"

#include <algorithm>

namespace thicket::editor {

namespace {

steer::Agent walkerOf(const nav::Map& map, double radius)
{
    steer::Agent agent;
    agent.radius = radius;
    if (!map.settings.agentGroups.empty()) {
        agent.maxSpeed = map.settings.agentGroups.front().maxSpeed;
        agent.maxForce = map.settings.agentGroups.front().maxForce;
        return agent;
    }
    // A person's pace where that crosses the map in a quarter to two minutes; else half a minute.
    const nav::Box extent = map.extent();
    const double side = std::max({extent.width(), extent.height(), 1e-6});
    if (side / agent.maxSpeed > 120 || side / agent.maxSpeed < 15) {
        agent.maxSpeed = side / 30;
        agent.maxForce = agent.maxSpeed * 8 / 3;
    }
    return agent;
}

} // namespace

steer::Recording walkOf(const nav::Map& map, const nav::Path& path, double agentRadius)
{
    if (path.isEmpty())
        return {};
    const steer::Agent agent = walkerOf(map, agentRadius);
    constexpr double mostFrames = 20000;
    const double seconds = path.length() / agent.maxSpeed;
    const double step = std::max(1.0 / 60, seconds / mostFrames);
    return steer::walk(agent, path, step, std::max(3600.0, 4 * seconds));
}

} // namespace thicket::editor
