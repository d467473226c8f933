#pragma once

#include "libnav/map/mapedit.h"

#include <optional>
#include <string>

/// The agent group of agents and spawn areas that a tool places. Pure functions.
namespace thicket::editor {

/// `wish` if the map has a group of that name, otherwise the map's first group, or the name of the
/// one that is to be added.
std::string groupForPlaced(const nav::Map& map, const std::string& wish);
/// Adds a group of that name for agents of that radius which are placed there, with the goal
/// nearest to it. nullopt if the map has it.
std::optional<nav::MapEdit::SettingsChange> groupToAdd(const nav::Map& map, const std::string& name,
                                                       double agentRadius, nav::Point at);

} // namespace thicket::editor
