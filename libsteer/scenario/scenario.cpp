#include "libsteer/scenario/scenario.h"

#include "libnav/excerpt.h"
#include "libsteer/scenario/behaviourreading.h"
#include "libsteer/scenario/parameters.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <unordered_map>

namespace thicket::steer {

namespace {

std::string placeOf(const nav::MapObject& object)
{
    const bool isArea = std::holds_alternative<nav::SpawnMarker>(object.geometry);
    const std::string type = isArea ? "spawn area" : nav::typeName(object.geometry);
    const std::string place = type + ' ' + std::to_string(object.id);
    return object.name.empty() ? place : place + " (" + excerpt(object.name) + ")";
}
std::string placeOf(const nav::AgentGroup& group)
{
    return "agent group \"" + excerpt(group.name) + "\"";
}

Result<CrowdGroup> groupOf(const nav::AgentGroup& group, const nav::Map& map,
                           const TargetReading& targets)
{
    const std::string place = placeOf(group);
    CrowdGroup result;
    result.name = group.name;
    result.maxSpeed = group.maxSpeed;
    result.maxForce = group.maxForce;
    result.leavesAtGoal = group.atGoal == nav::AtGoal::leave;
    if (group.goal != 0) {
        const nav::MapObject* const object = map.find(group.goal);
        const auto* const goal = object ? std::get_if<nav::GoalMarker>(&object->geometry) : nullptr;
        if (!goal)
            return Unexpected("Its goal is the object " + std::to_string(group.goal) +
                                  ", which is no goal on this map.",
                              place);
        result.goal = goal->position;
    }
    for (const nav::Json& json : group.behaviours) {
        const auto behaviour = readBehaviour(json, targets, place);
        if (!behaviour)
            return Unexpected(behaviour.error());
        result.stack.push_back(*behaviour);
    }
    if (const char* const problem = stackProblem(result.stack, map.settings.agentGroups.size()))
        return Unexpected("It cannot be simulated: " + std::string(problem) + ".", place);
    return result;
}

class Reading {
public:
    explicit Reading(const nav::Map& map) : m_map(map) {}

    Result<Scenario> run() &&
    {
        if (Result<void> sorted = addObstacles(); !sorted)
            return Unexpected(sorted.error());
        const TargetReading targets(m_map);
        for (const nav::AgentGroup& group : m_map.settings.agentGroups) {
            auto read = groupOf(group, m_map, targets);
            if (!read)
                return Unexpected(read.error());
            // Of two with one name the first is meant.
            m_groups.emplace(group.name, static_cast<std::uint32_t>(m_scenario.groups.size()));
            m_scenario.groups.push_back(std::move(*read));
        }
        for (const nav::MapObject& object : m_map.objects()) {
            Result<void> added;
            if (const auto* const marker = std::get_if<nav::AgentMarker>(&object.geometry))
                added = add(object, *marker);
            else if (const auto* const spawn = std::get_if<nav::SpawnMarker>(&object.geometry))
                added = add(object, *spawn);
            if (!added)
                return Unexpected(added.error());
        }
        numberSpawned();
        complete();
        return std::move(m_scenario);
    }

private:
    /// Those that move apart from those that stay.
    Result<void> addObstacles()
    {
        m_scenario.obstacles = nav::obstacles(m_map);
        const auto doesMove = [this](const nav::Obstacle& obstacle) {
            const nav::MapObject* const object = m_map.find(obstacle.id);
            return object && nav::isMoving(*object) &&
                   nav::Timetable(*object->motion).movesAfter(0);
        };
        const auto moving = std::stable_partition(
            m_scenario.obstacles.begin(), m_scenario.obstacles.end(), std::not_fn(doesMove));
        for (auto one = moving; one != m_scenario.obstacles.end(); ++one) {
            const nav::MapObject& object = *m_map.find(one->id);
            if (nav::isInverted(one->shape))
                return Unexpected("It has a motion but is inverted: obstacles round agents cannot "
                                  "move.",
                                  placeOf(object));
            m_scenario.moving.push_back({std::move(*one), *object.motion});
        }
        m_scenario.obstacles.erase(moving, m_scenario.obstacles.end());
        return {};
    }

    Result<void> add(const nav::MapObject& object, const nav::AgentMarker& marker)
    {
        if (!(marker.radius > 0))
            return Unexpected("Its radius is 0; an agent of a simulation needs one above 0.",
                              placeOf(object));
        if (object.id > std::numeric_limits<std::uint32_t>::max())
            return Unexpected("Its id is above 4294967295, the largest that an agent of a "
                              "simulation can have.",
                              placeOf(object));
        const auto group = groupNamed(marker.group);
        if (!group)
            return Unexpected("Its group \"" + excerpt(marker.group) + "\" does not exist.",
                              placeOf(object));
        m_scenario.agents.push_back({.id = static_cast<std::uint32_t>(object.id),
                                     .group = *group,
                                     .position = marker.position,
                                     .heading = directionOf(std::remainder(marker.heading, turn)),
                                     .radius = marker.radius});
        return {};
    }

    Result<void> add(const nav::MapObject& object, const nav::SpawnMarker& marker)
    {
        if (!(marker.agentRadius > 0))
            return Unexpected("Its agents have the radius 0; those of a simulation need one above "
                              "0.",
                              placeOf(object));
        const auto group = groupNamed(marker.group);
        if (!group)
            return Unexpected("Its group \"" + excerpt(marker.group) + "\" does not exist.",
                              placeOf(object));
        m_scenario.spawns.push_back({.id = static_cast<std::uint64_t>(object.id),
                                     .group = *group,
                                     .center = marker.position,
                                     .radius = marker.radius,
                                     .agentRadius = marker.agentRadius,
                                     .count = static_cast<std::uint64_t>(marker.count),
                                     .rate = marker.rate,
                                     .from = marker.from,
                                     .until = marker.until,
                                     .seed = static_cast<std::uint64_t>(marker.seed),
                                     .corners = marker.points});
        return {};
    }

    /// So that an object that is added to the map while they run has another id.
    void numberSpawned()
    {
        constexpr nav::ObjectId million = 1'000'000;
        nav::ObjectId largest = 0;
        for (const nav::MapObject& object : m_map.objects())
            largest = std::max(largest, object.id);
        const nav::ObjectId most = std::numeric_limits<std::uint32_t>::max();
        m_scenario.firstSpawned =
            static_cast<std::uint32_t>(std::min((largest / million + 1) * million + 1, most));
    }

    std::optional<std::uint32_t> groupNamed(const std::string& name)
    {
        if (const auto found = m_groups.find(name); found != m_groups.end())
            return found->second;
        if (!name.empty())
            return std::nullopt;
        const auto unnamed = static_cast<std::uint32_t>(m_scenario.groups.size());
        m_scenario.groups.emplace_back();
        m_groups.emplace(name, unnamed);
        return unnamed;
    }

    /// What the file leaves open.
    void complete()
    {
        std::vector<double> largest(m_scenario.groups.size());
        for (const CrowdAgent& agent : m_scenario.agents)
            largest[agent.group] = std::max(largest[agent.group], agent.radius);
        for (const SpawnArea& spawn : m_scenario.spawns)
            largest[spawn.group] = std::max(largest[spawn.group], spawn.agentRadius);
        for (std::size_t i = 0; i < m_scenario.groups.size(); ++i) {
            CrowdGroup& group = m_scenario.groups[i];
            if (group.stack.empty())
                group.stack = {{BehaviourKind::avoidAgents}, {BehaviourKind::followPath}};
            const auto& groups = m_map.settings.agentGroups;
            if (i < groups.size() && groups[i].goalRadius)
                group.goalRadius = *groups[i].goalRadius;
            else if (largest[i] > 0)
                group.goalRadius = 2 * largest[i];
        }
    }

    static constexpr double turn = 6.283185307179586;
    const nav::Map& m_map;
    Scenario m_scenario;
    std::unordered_map<std::string, std::uint32_t> m_groups; ///< by name
};

} // namespace

Result<Scenario> scenarioOf(const nav::Map& map) { return Reading(map).run(); }

} // namespace thicket::steer
