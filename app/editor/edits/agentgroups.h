#pragma once

#include "libnav/map/mapedit.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

/// The map's agent groups, and the edits that change them. Pure functions: any thread. A group is
/// given by its index in MapSettings::agentGroups.
namespace thicket::editor {

/// The index of the group of that name; nullopt when there is none.
std::optional<std::size_t> groupIndex(const nav::Map& map, const std::string& name);
/// The number of agents in the group.
std::size_t agentCount(const nav::Map& map, const std::string& group);

/// Adds a group at the end, with the map's goal. It is called `wish`, with a number if that is
/// taken.
nav::MapEdit addGroup(const nav::Map& map, const std::string& wish, double maxSpeed,
                      double maxForce);
/// Its agents then belong to no group.
nav::MapEdit removeGroup(const nav::Map& map, std::size_t index);
/// Its agents keep belonging to it, and it stays the target of behaviours. nullopt for an empty
/// name or the name of another group.
std::optional<nav::MapEdit> renameGroup(const nav::Map& map, std::size_t index,
                                        const std::string& name);
/// Replaces the group at `index` by `group`, which must have the same name.
nav::MapEdit changeGroup(const nav::Map& map, std::size_t index, nav::AgentGroup group);

/// The names of the groups that have agents or spawn areas, and behaviours which need a goal, and
/// none.
std::vector<std::string> groupsWithoutGoal(const nav::Map& map);

/// One entry of a group's behaviour stack. Unknown keys of the file are kept with it.
struct StackEntry {
    std::string type = {};
    double weight = 1;
};
std::vector<StackEntry> stackOf(const nav::AgentGroup& group);
void addBehaviour(nav::AgentGroup& group, const std::string& type);
void removeBehaviour(nav::AgentGroup& group, std::size_t place);
/// Moves it one place towards the front. The first is the most important.
void raiseBehaviour(nav::AgentGroup& group, std::size_t place);
void setWeight(nav::AgentGroup& group, std::size_t place, double weight);
/// The value that the behaviour's key has in the file; null if it is not there.
const nav::Json* behaviourKey(const nav::AgentGroup& group, std::size_t place, const char* key);
/// nullopt takes the key away.
void setBehaviourKey(nav::AgentGroup& group, std::size_t place, const char* key,
                     std::optional<nav::Json> value);

} // namespace thicket::editor
