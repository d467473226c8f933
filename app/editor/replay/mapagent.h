#pragma once

#include "libnav/map/map.h"
#include "libsteer/agent.h"

#include <string>

/// Agents as a map describes them. Pure functions: any thread.
namespace thicket::editor {

/// An agent at rest at the origin. Speed and force are those of the map's group of that name,
/// otherwise of its first group, otherwise values that suit the map's size.
steer::Agent agentOf(const nav::Map& map, const std::string& group, double radius);

/// The agent of a marker, walking ahead at full speed.
steer::Agent agentOf(const nav::Map& map, const nav::AgentMarker& marker);

} // namespace thicket::editor
