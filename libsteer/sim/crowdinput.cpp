#include "libsteer/sim/crowdstate.h"

#include <string>

namespace thicket::steer {

Result<void> Crowd::State::setGoal(std::uint32_t group, Point goal)
{
    if (group >= groups.size())
        return Unexpected("There is no group " + std::to_string(group) + ".");
    if (!nav::isInRange(goal))
        return Unexpected("The goal must be within 1e9 of the origin.");
    groups[group].goal = goal;
    rules[group].goal = goal;
    rules[group].hasGoal = true;
    guidance.setGoal(group, goal);
    for (const std::uint32_t slot : roster.order) {
        Standing& standing = roster.standings[slot];
        if (standing.group != group)
            continue;
        standing.state = AgentState::going;
        standing.reason = StuckReason::none;
        standing.nearest = std::numeric_limits<double>::infinity();
        standing.left = std::numeric_limits<double>::infinity();
        standing.since = 0;
        if (remembers)
            roster.memories[slot].fan = {};
        guidance.begin(world, slot, roster.agents[slot], group);
    }
    return {};
}

Result<void> Crowd::State::change(std::span<const nav::ObstacleChange> changes)
{
    const std::vector<nav::Shape> before = world.shapesBefore(changes);
    if (Result<void> done = world.apply(changes); !done)
        return done;
    guidance.follow(world, changes, before);
    for (const std::uint32_t slot : roster.order)
        roster.standings[slot].isInside = isInside(roster.agents[slot]);
    return {};
}

} // namespace thicket::steer
