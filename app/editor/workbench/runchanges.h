#pragma once

#include "libnav/map/map.h"

#include <optional>

/// What of a map a crowd begins with, and what of it a running crowd takes. Pure functions: any
/// thread.
namespace thicket::editor {

/// The position of a group's goal; nullopt if it has none.
std::optional<nav::Point> goalOf(const nav::Map& map, const nav::AgentGroup& group);

/// Whether the obstacles of b move as they do in a. Those that are gone from b do not matter.
bool haveSameMotions(const nav::Map& a, const nav::Map& b);

/// Whether both maps have the same agents and spawn areas in the same groups, and the same motions.
/// Goals that b has do not matter: a running crowd takes new ones.
bool haveSameAgents(const nav::Map& a, const nav::Map& b);

} // namespace thicket::editor
