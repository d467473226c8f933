#include "app/editor/edits/agentgroups.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <charconv>
#include <string_view>
#include <unordered_set>

namespace thicket::editor {

namespace {

/// The change of the settings, and the new group name for every agent and spawn area of `group`.
nav::MapEdit withAgentsOf(const nav::Map& map, const std::string& group, const std::string& name,
                          nav::MapSettings settings)
{
    std::vector<nav::MapObject> moved;
    for (const nav::MapObject& object : map.objects()) {
        const std::string* const own = nav::agentGroupOf(object.geometry);
        if (!own || *own != group)
            continue;
        moved.push_back(object);
        *nav::agentGroupOf(moved.back().geometry) = name;
    }
    nav::MapEdit edit = nav::MapEdit::change(map, std::move(moved));
    edit.settings = nav::MapEdit::changeSettings(map, std::move(settings)).settings;
    return edit;
}

const nav::Json* valueOf(const nav::Json& entry, const char* key)
{
    const auto* object = entry.as<nav::Json::Object>();
    const auto found = object ? object->find(key) : nav::Json::Object::const_iterator();
    return object && found != object->end() ? &found->second : nullptr;
}

/// In a behaviour's targets, which name groups.
void renameTargets(nav::Json& behaviour, const std::string& before, const std::string& name)
{
    for (const char* const key : {"target", "otherTarget"}) {
        const nav::Json* target = valueOf(behaviour, key);
        const nav::Json* group = target ? valueOf(*target, "group") : nullptr;
        if (!group || *group != nav::Json(before))
            continue;
        nav::Json::Object changed = *behaviour.as<nav::Json::Object>();
        changed.insert_or_assign(key, nav::Json::Object{{"group", nav::Json(name)}});
        behaviour = std::move(changed);
    }
}

} // namespace

std::optional<std::size_t> groupIndex(const nav::Map& map, const std::string& name)
{
    const auto& groups = map.settings.agentGroups;
    const auto found = std::find_if(groups.begin(), groups.end(),
                                    [&](const auto& group) { return group.name == name; });
    if (found == groups.end())
        return {};
    return static_cast<std::size_t>(found - groups.begin());
}

std::size_t agentCount(const nav::Map& map, const std::string& group)
{
    return static_cast<std::size_t>(
        std::count_if(map.objects().begin(), map.objects().end(), [&](const auto& object) {
            const auto* agent = std::get_if<nav::AgentMarker>(&object.geometry);
            return agent && agent->group == group;
        }));
}

nav::MapEdit addGroup(const nav::Map& map, const std::string& wish, double maxSpeed,
                      double maxForce)
{
    nav::AgentGroup group;
    group.name = wish;
    for (int number = 2; groupIndex(map, group.name); ++number)
        group.name = wish + ' ' + std::to_string(number);
    group.maxSpeed = maxSpeed;
    group.maxForce = maxForce;
    group.goal = map.goal() ? map.goal()->id : 0;
    nav::MapSettings settings = map.settings;
    settings.agentGroups.push_back(std::move(group));
    return nav::MapEdit::changeSettings(map, std::move(settings));
}

nav::MapEdit removeGroup(const nav::Map& map, std::size_t index)
{
    nav::MapSettings settings = map.settings;
    assert(index < settings.agentGroups.size());
    const std::string name = settings.agentGroups[index].name;
    settings.agentGroups.erase(settings.agentGroups.begin() + static_cast<std::ptrdiff_t>(index));
    return withAgentsOf(map, name, {}, std::move(settings));
}

std::optional<nav::MapEdit> renameGroup(const nav::Map& map, std::size_t index,
                                        const std::string& name)
{
    nav::MapSettings settings = map.settings;
    assert(index < settings.agentGroups.size());
    if (name.empty() || groupIndex(map, name).value_or(index) != index)
        return {};
    const std::string before = settings.agentGroups[index].name;
    settings.agentGroups[index].name = name;
    for (nav::AgentGroup& group : settings.agentGroups)
        for (nav::Json& behaviour : group.behaviours)
            renameTargets(behaviour, before, name);
    return withAgentsOf(map, before, name, std::move(settings));
}

nav::MapEdit changeGroup(const nav::Map& map, std::size_t index, nav::AgentGroup group)
{
    nav::MapSettings settings = map.settings;
    assert(index < settings.agentGroups.size() && group.name == settings.agentGroups[index].name);
    settings.agentGroups[index] = std::move(group);
    return nav::MapEdit::changeSettings(map, std::move(settings));
}

std::vector<std::string> groupsWithoutGoal(const nav::Map& map)
{
    static constexpr std::array<std::string_view, 5> bound{"seek", "arrive", "followPath",
                                                           "followFlow", "rayFan"};
    const auto wants = [&map](const nav::AgentGroup& group) {
        const nav::MapObject* goal = map.find(group.goal);
        if (goal && std::holds_alternative<nav::GoalMarker>(goal->geometry))
            return false;
        const std::vector<StackEntry> stack = stackOf(group);
        return stack.empty() || std::ranges::any_of(stack, [](const StackEntry& entry) {
                   return std::ranges::find(bound, entry.type) != bound.end();
               });
    };
    std::unordered_set<std::string> peopled;
    for (const nav::MapObject& object : map.objects())
        if (const std::string* const group = nav::agentGroupOf(object.geometry))
            peopled.insert(*group);
    std::vector<std::string> names;
    for (const nav::AgentGroup& group : map.settings.agentGroups)
        if (peopled.contains(group.name) && wants(group))
            names.push_back(group.name);
    return names;
}

std::vector<StackEntry> stackOf(const nav::AgentGroup& group)
{
    std::vector<StackEntry> stack;
    for (const nav::Json& behaviour : group.behaviours) {
        StackEntry entry;
        const nav::Json* type = valueOf(behaviour, "type");
        if (const auto* text = type ? type->as<std::string>() : nullptr)
            entry.type = *text;
        const nav::Json* weight = valueOf(behaviour, "weight");
        if (const auto* number = weight ? weight->as<nav::Json::Number>() : nullptr)
            std::from_chars(number->text.data(), number->text.data() + number->text.size(),
                            entry.weight);
        stack.push_back(std::move(entry));
    }
    return stack;
}

void addBehaviour(nav::AgentGroup& group, const std::string& type)
{
    nav::Json::Object entry;
    entry.emplace("type", type);
    entry.emplace("weight", std::int64_t(1));
    group.behaviours.emplace_back(std::move(entry));
}

void removeBehaviour(nav::AgentGroup& group, std::size_t place)
{
    assert(place < group.behaviours.size());
    group.behaviours.erase(group.behaviours.begin() + static_cast<std::ptrdiff_t>(place));
}

void raiseBehaviour(nav::AgentGroup& group, std::size_t place)
{
    assert(place > 0 && place < group.behaviours.size());
    std::swap(group.behaviours[place - 1], group.behaviours[place]);
}

void setWeight(nav::AgentGroup& group, std::size_t place, double weight)
{
    setBehaviourKey(group, place, "weight", nav::Json(weight));
}

const nav::Json* behaviourKey(const nav::AgentGroup& group, std::size_t place, const char* key)
{
    assert(place < group.behaviours.size());
    return valueOf(group.behaviours[place], key);
}

void setBehaviourKey(nav::AgentGroup& group, std::size_t place, const char* key,
                     std::optional<nav::Json> value)
{
    assert(place < group.behaviours.size());
    const auto* object = group.behaviours[place].as<nav::Json::Object>();
    nav::Json::Object changed = object ? *object : nav::Json::Object{};
    if (value)
        changed.insert_or_assign(key, std::move(*value));
    else
        changed.erase(key);
    group.behaviours[place] = std::move(changed);
}

} // namespace thicket::editor
