#include "app/editor/workbench/runchanges.h"

#include "app/editor/document/mapcontents.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace thicket::editor {

namespace {

/// Compares everything but the goal that b has. A running crowd can take a new goal.
bool areSame(nav::AgentGroup a, const nav::AgentGroup& b, const nav::Map& mapOfB)
{
    if (goalOf(mapOfB, b))
        a.goal = b.goal;
    return a == b;
}

} // namespace

std::optional<nav::Point> goalOf(const nav::Map& map, const nav::AgentGroup& group)
{
    const nav::MapObject* object = map.find(group.goal);
    const auto* goal = object ? std::get_if<nav::GoalMarker>(&object->geometry) : nullptr;
    return goal ? std::optional(goal->position) : std::nullopt;
}

bool haveSameMotions(const nav::Map& a, const nav::Map& b)
{
    return std::all_of(b.objects().begin(), b.objects().end(), [&a](const nav::MapObject& object) {
        return haveSameMotion(a.find(object.id), &object);
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
            if (nav::agentGroupOf(object.geometry))
                agents.emplace_back(object.id, object.geometry);
        }
        return agents;
    };
    return agentsOf(a) == agentsOf(b);
}

} // namespace thicket::editor
