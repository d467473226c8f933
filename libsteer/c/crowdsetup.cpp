#include "libsteer/c/crowdsetup.h"

#include "libsteer/c/edge.h"
#include "libsteer/c/shapes.h"
#include "libsteer/c/world.h"

#include <string>

namespace thicket::c {

namespace {

static_assert(THK_SEEK == static_cast<int>(steer::BehaviourKind::seek));
static_assert(THK_FOLLOW_FLOW == static_cast<int>(steer::BehaviourKind::followFlow));
static_assert(THK_WANDER == static_cast<int>(steer::BehaviourKind::wander));
static_assert(THK_ORCA == static_cast<int>(steer::BehaviourKind::orca));

double orDefault(double value, double otherwise) { return value == 0 ? otherwise : value; }

Result<steer::CrowdGroup> groupOf(const thk_group& given, std::size_t index)
{
    steer::CrowdGroup group;
    group.name = std::to_string(index);
    group.maxSpeed = orDefault(given.max_speed, group.maxSpeed);
    group.maxForce = orDefault(given.max_force, group.maxForce);
    group.goalRadius = orDefault(given.goal_radius, group.goalRadius);
    group.leavesAtGoal = given.leaves_at_goal != 0;
    if (given.has_goal)
        group.goal = pointOf(given.goal);
    if (!given.behaviours || given.behaviour_count == 0) {
        group.stack = {{steer::BehaviourKind::avoidAgents}, {steer::BehaviourKind::followPath}};
        return group;
    }
    for (std::size_t i = 0; i < given.behaviour_count; ++i) {
        const thk_behaviour& behaviour = given.behaviours[i];
        if (behaviour.kind < THK_SEEK || behaviour.kind > THK_ORCA)
            return Unexpected("The group " + group.name + " has a behaviour that is not known.");
        group.stack.push_back(
            {static_cast<steer::BehaviourKind>(behaviour.kind), orDefault(behaviour.weight, 1)});
    }
    return group;
}

/// Whether all structs of an array have the size of the first.
template <class Sized> bool areSized(const Sized* first, std::size_t count)
{
    if (count == 0)
        return true;
    if (!isSized(first) || first->size % alignof(Sized) != 0)
        return false;
    for (std::size_t i = 1; i < count; ++i)
        if (element(first, i)->size != first->size)
            return false;
    return true;
}

} // namespace

steer::CrowdAgent agentOf(const thk_agent& given)
{
    steer::CrowdAgent agent;
    agent.id = given.id;
    agent.group = given.group;
    agent.position = pointOf(given.position);
    if (given.heading.x != 0 || given.heading.y != 0)
        agent.heading = pointOf(given.heading);
    agent.radius = orDefault(given.radius, agent.radius);
    return agent;
}

steer::CrowdParams paramsOf(const thk_crowd_setup& setup)
{
    steer::CrowdParams params;
    params.step = orDefault(setup.step, params.step);
    params.seed = setup.seed;
    params.denominator = setup.denominator;
    return params;
}

Result<steer::Scenario> scenarioOf(const thk_crowd_setup& setup)
{
    if (!areSized(setup.groups, setup.group_count) || !areSized(setup.agents, setup.agent_count))
        return Unexpected("An array of groups or agents is null, or the sizes of its structs "
                          "differ or are not set: fill each with THK_INIT.");
    steer::Scenario scenario;
    if (setup.world)
        scenario.obstacles = setup.world->world.obstacles().all();
    for (std::size_t i = 0; i < setup.group_count; ++i) {
        Result<steer::CrowdGroup> group = groupOf(taken(element(setup.groups, i)), i);
        if (!group)
            return Unexpected(group.error());
        scenario.groups.push_back(std::move(*group));
    }
    for (std::size_t i = 0; i < setup.agent_count; ++i)
        scenario.agents.push_back(agentOf(taken(element(setup.agents, i))));
    return scenario;
}

} // namespace thicket::c
