#include "app/editor/workbench/runchanges.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace thicket::editor {

namespace {

/// Whether the crowd begins with it or takes agents from it.
bool isCrowds(const nav::MapObject& object) { return nav::agentGroupOf(object.geometry); }
bool isCrowds(const std::optional<nav::MapObject>& object) { return object && isCrowds(*object); }

const nav::Motion* motionOf(const nav::MapObject& object)
{
    return nav::isMoving(object) ? &*object.motion : nullptr;
}
const nav::Motion* motionOf(const std::optional<nav::MapObject>& object)
{
    return object ? motionOf(*object) : nullptr;
}

/// Whether the edit changes whether and how an obstacle moves. A running crowd takes all other
/// changes of it.
bool changesMotion(const nav::MapEdit::Entry& entry)
{
    const nav::Motion* const before = motionOf(entry.before);
    const nav::Motion* const after = motionOf(entry.after);
    return before && after ? *before != *after : before || after;
}

/// Compares everything but the goal that b has. A running crowd can take a new goal.
bool areSame(nav::AgentGroup a, const nav::AgentGroup& b, const nav::Map& mapOfB)
{
    if (goalOf(mapOfB, b))
        a.goal = b.goal;
    return a == b;
}

} // namespace

bool hasAgents(const nav::Map& map)
{
    return std::any_of(map.objects().begin(), map.objects().end(),
                       [](const nav::MapObject& object) { return isCrowds(object); });
}

std::optional<nav::Point> goalOf(const nav::Map& map, const nav::AgentGroup& group)
{
    const nav::MapObject* object = map.find(group.goal);
    const auto* goal = object ? std::get_if<nav::GoalMarker>(&object->geometry) : nullptr;
    return goal ? std::optional(goal->position) : std::nullopt;
}

bool changesAgents(const nav::MapEdit& edit)
{
    if (edit.settings && edit.settings->before.agentGroups != edit.settings->after.agentGroups)
        return true;
    return std::any_of(edit.entries.begin(), edit.entries.end(), [](const auto& entry) {
        if (changesMotion(entry))
            return true;
        if (!isCrowds(entry.before) && !isCrowds(entry.after))
            return false;
        return !entry.before || !entry.after || entry.before->geometry != entry.after->geometry;
    });
}

bool haveSameMotions(const nav::Map& a, const nav::Map& b)
{
    return std::all_of(b.objects().begin(), b.objects().end(), [&a](const nav::MapObject& object) {
        const nav::MapObject* const former = a.find(object.id);
        const nav::Motion* const before = former ? motionOf(*former) : nullptr;
        const nav::Motion* const after = motionOf(object);
        return before && after ? *before == *after : !before && !after;
    });
}

bool haveSameAgents(const nav::Map& a, const nav::Map& b)
{
    const auto& groupsOfA = a.settings.agentGroups;
    const auto& groupsOfB = b.settings.agentGroups;
    const bool areGroupsSame =
        std::equal(groupsOfA.begin(), groupsOfA.end(), groupsOfB.begin(), groupsOfB.end(),
                   [&](const auto& one, const auto& other) { return areSame(one, other, b); });
    if (!areGroupsSame || !haveSameMotions(a, b))
        return false;
    const auto agentsOf = [](const nav::Map& map) {
        std::vector<std::pair<nav::ObjectId, nav::Geometry>> agents;
        for (const nav::MapObject& object : map.objects()) {
            if (isCrowds(object))
                agents.emplace_back(object.id, object.geometry);
        }
        return agents;
    };
    return agentsOf(a) == agentsOf(b);
}

} // namespace thicket::editor
