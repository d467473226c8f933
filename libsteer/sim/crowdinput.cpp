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
        guidance.begin(slot, roster.agents[slot], group);
    }
    return {};
}

Result<void> Crowd::State::change(std::span<const nav::ObstacleChange> changes)
{
    nav::ObstacleField changed = bare;
    if (Result<void> fine = changed.apply(changes); !fine)
        return fine;
    std::vector<nav::Obstacle> after = obstacles;
    for (const nav::ObstacleChange& one : changes) {
        const auto known = std::ranges::find(after, one.id, &nav::Obstacle::id);
        if (!one.after)
            std::erase_if(after, [&](const nav::Obstacle& o) { return o.id == one.id; });
        else if (known != after.end())
            known->shape = *one.after;
        else
            after.push_back({one.id, *one.after});
    }
    Result<Ground> clear = Ground::of(after, groundReach);
    if (!clear)
        return Unexpected(clear.error());
    if (Result<void> fine = guidance.apply(changes, *clear); !fine)
        return fine;
    bare = std::move(changed);
    obstacles = std::move(after);
    ground = std::move(*clear);
    grown.clear();
    for (const std::uint32_t slot : roster.order) {
        const Agent& agent = roster.agents[slot];
        Standing& standing = roster.standings[slot];
        standing.isInside = ground.gap(agent.position) < agent.radius;
        prepareFieldFor(standing.group, agent.radius);
    }
    return {};
}

const nav::ObstacleField& Crowd::State::fieldFor(double radius) const
{
    const auto found = std::ranges::lower_bound(grown, radius, {}, &GrownField::radius);
    return found->field;
}

// Radii are rounded up to the next of four steps from a power of two to the next: a crowd of mixed
// radii needs a handful of fields.
void Crowd::State::prepareFieldFor(std::uint32_t group, double radius)
{
    if (!rules[group].hasFan)
        return;
    double least = 0x1p-40;
    while (2 * least <= radius)
        least *= 2;
    double rounded = least;
    while (rounded < radius)
        rounded += least / 4;
    const auto at = std::ranges::lower_bound(grown, rounded, {}, &GrownField::radius);
    if (at != grown.end() && at->radius == rounded)
        return;
    Result<nav::ObstacleField> field = nav::ObstacleField::build(obstacles, rounded);
    // Obstacles that were fine for radius 0 are for any.
    grown.insert(at, {rounded, field ? std::move(*field) : bare});
}

} // namespace thicket::steer
