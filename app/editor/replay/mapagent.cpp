#include "app/editor/replay/mapagent.h"

#include "libsteer/vector.h"

#include <algorithm>

namespace thicket::editor {

steer::Agent agentOf(const nav::Map& map, const std::string& group, double radius)
{
    steer::Agent agent;
    agent.radius = radius;
    const auto& groups = map.settings.agentGroups;
    if (!groups.empty()) {
        const auto named = std::find_if(groups.begin(), groups.end(),
                                        [&](const auto& one) { return one.name == group; });
        const nav::AgentGroup& found = named != groups.end() ? *named : groups.front();
        agent.maxSpeed = found.maxSpeed;
        agent.maxForce = found.maxForce;
        return agent;
    }
    // Walking speed if that crosses the map in 15 to 120 seconds. Otherwise it takes half a minute.
    const nav::Box extent = map.extent();
    const double side = std::max({extent.width(), extent.height(), 1e-6});
    if (side / agent.maxSpeed > 120 || side / agent.maxSpeed < 15) {
        agent.maxSpeed = side / 30;
        agent.maxForce = agent.maxSpeed * 8 / 3;
    }
    return agent;
}

steer::Agent agentOf(const nav::Map& map, const nav::AgentMarker& marker)
{
    steer::Agent agent = agentOf(map, marker.group, marker.radius);
    agent.position = marker.position;
    agent.heading = steer::directionOf(marker.heading);
    agent.velocity = agent.maxSpeed * agent.heading;
    return agent;
}

} // namespace thicket::editor
