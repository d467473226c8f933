#include "libsteer/sim/crowdstate.h"

#include <string>

namespace thicket::steer {

Result<void> Crowd::State::setGoal(std::uint32_t group, Point goal)
{
    if (group >= book.groups().size())
        return Unexpected("There is no group " + std::to_string(group) + ".");
    if (!nav::isInRange(goal))
        return Unexpected("The goal must be within 1e9 of the origin.");
    book.setGoal(group, goal);
    guidance.setGoal(group, goal);
    goalDiscs.invalidate();
    for (const Slot slot : roster.order()) {
        Standing& standing = roster.standing(slot);
        if (standing.group != group)
            continue;
        if (standing.shownState() != AgentState::going)
            log.addInput({steps, roster.agent(slot).id, CrowdEventKind::free, {}});
        standing.setOut();
        if (roster.remembers())
            roster.memory(slot).fan = {};
        guidance.begin(world, slot, roster.agent(slot), group);
    }
    return {};
}

Result<void> Crowd::State::change(std::span<const nav::ObstacleChange> asked)
{
    std::vector<nav::ObstacleChange> placed;
    if (!moving.isEmpty()) {
        placed = moving.placedNow(asked, params.step);
        planAgain();
    }
    const auto changes = moving.isEmpty() ? asked : std::span<const nav::ObstacleChange>(placed);
    const std::vector<nav::Shape> before = world.shapesBefore(changes);
    if (Result<void> done = world.apply(changes); !done)
        return done;
    moving.take(asked);
    guidance.follow(world, changes, before);
    inside.obstaclesChanged(*this, changedBoxes(world.pointField(), changes, before));
    return {};
}

} // namespace thicket::steer
