#pragma once

#include "libnav/map/map.h"
#include "libsteer/agent.h"

#include <string>

/// Agents as a map describes them. Pure functions: any thread.
namespace thicket::editor {

/// Speed and force of the map's group of that name, else of its first group, else such as suit the
/// map's size. At the origin, at rest.
steer::Agent agentOf(const nav::Map& map, const std::string& group, double radius);

/// The agent that a marker stands for, walking ahead at full speed.
steer::Agent agentOf(const nav::Map& map, const nav::AgentMarker& marker);

} // namespace thicket::editor
