#pragma once

#include "libnav/map/mapedit.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

/// The map's agent groups and what a user does to them, as edits. Pure functions: any thread.
/// Groups are named by their place in MapSettings::agentGroups.
namespace thicket::editor {

/// Where the group of that name stands.
std::optional<std::size_t> groupIndex(const nav::Map& map, const std::string& name);
/// Agents of the group.
std::size_t agentCount(const nav::Map& map, const std::string& group);

/// A new last group with the map's goal; its name is `wish`, with a number where that is taken.
nav::MapEdit addGroup(const nav::Map& map, const std::string& wish, double maxSpeed,
                      double maxForce);
/// Its agents are of no group then.
nav::MapEdit removeGroup(const nav::Map& map, std::size_t index);
/// Its agents follow. Nothing for an empty name or another group's.
std::optional<nav::MapEdit> renameGroup(const nav::Map& map, std::size_t index,
                                        const std::string& name);
/// `group` in place of the one there, of the same name.
nav::MapEdit changeGroup(const nav::Map& map, std::size_t index, nav::AgentGroup group);

/// One entry of a group's behaviours; unknown keys of the file stay with it.
struct StackEntry {
    std::string type = {};
    double weight = 1;
};
std::vector<StackEntry> stackOf(const nav::AgentGroup& group);
void addBehaviour(nav::AgentGroup& group, const std::string& type);
void removeBehaviour(nav::AgentGroup& group, std::size_t place);
/// One place nearer to the first, which is the most important.
void raiseBehaviour(nav::AgentGroup& group, std::size_t place);
void setWeight(nav::AgentGroup& group, std::size_t place, double weight);

} // namespace thicket::editor
