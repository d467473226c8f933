#include "libsteer/guidance/guidancestate.h"

#include "libnav/geometry/distance.h"
#include "libnav/geometry/parallel.h"
#include "libsteer/guidance/fnv.h"
#include "libsteer/scenario/behaviourparams.h"

#include <algorithm>
#include <atomic>
#include <cmath>

namespace thicket::steer {

namespace {

/// After the first step, so that no step takes long.
constexpr std::size_t plansPerStep = 64;
constexpr std::size_t exactClearances = 8; // as the first agents have them; then coarser ones
constexpr std::size_t mostClearances = 32;
constexpr std::uint64_t stepsOfRoute = 64; // at least, though obstacles move
constexpr double mostWiden = 1.25;         // radius of a coarser one by an agent's

Follower::Mode modeOf(const CrowdGroup& group)
{
    if (!group.goal)
        return Follower::Mode::none;
    for (const StackedBehaviour& behaviour : group.stack) {
        switch (behaviour.kind) {
        case BehaviourKind::seek:
            return Follower::Mode::seek;
        case BehaviourKind::arrive:
            return Follower::Mode::arrive;
        case BehaviourKind::followPath:
            return Follower::Mode::path;
        case BehaviourKind::followFlow:
            return Follower::Mode::flow;
        default:
            break;
        }
    }
    return Follower::Mode::none;
}

/// The response time, which depends on the agent, is that of a default one.
FollowingParams followingOf(const CrowdGroup& group)
{
    for (const StackedBehaviour& part : group.stack)
        if (part.kind == BehaviourKind::followPath || part.kind == BehaviourKind::followFlow)
            return paramsOf<FollowingParams>(part, {});
    return {};
}

/// Calls work(k) for every k below `count`, whichever thread is free.
template <class Work> void forEach(std::size_t count, unsigned threads, Work work)
{
    std::atomic<std::size_t> next = 0;
    nav::inParallel(static_cast<unsigned>(std::min<std::size_t>(threads, count)), [&](unsigned) {
        for (std::size_t k = next++; k < count; k = next++)
            work(k);
    });
}

} // namespace

Guidance::State::State(std::span<const CrowdGroup> itsGroups, double cell)
    : groups(itsGroups.begin(), itsGroups.end()), flowCell(cell)
{
    for (const CrowdGroup& group : groups)
        following.push_back(followingOf(group));
}

std::uint32_t Guidance::State::clearanceFor(ObstacleWorld& world, double radius)
{
    // Among many radii the next larger one: a path for that is free for smaller agents, too.
    const bool areMany = clearances.size() >= exactClearances;
    std::size_t best = clearances.size();
    for (std::size_t i = 0; i < clearances.size(); ++i) {
        const double known = clearances[i].radius;
        const bool fits =
            known == radius || (areMany && known > radius && known < mostWiden * radius);
        if (fits && (best == clearances.size() || known < clearances[best].radius))
            best = i;
    }
    if (best < clearances.size())
        return static_cast<std::uint32_t>(best);
    return addClearance(world, areMany ? std::sqrt(mostWiden) * radius : radius);
}

std::uint32_t Guidance::State::addClearance(ObstacleWorld& world, double radius)
{
    clearances.push_back({radius, world.fieldFor(radius, FieldUpkeep::edited)});
    return static_cast<std::uint32_t>(clearances.size() - 1);
}

void Guidance::State::enlist(ObstacleWorld& world, Slot slot, const Agent& agent,
                             std::uint32_t group)
{
    Follower& follower = followers[slot];
    follower.group = group;
    follower.mode = modeOf(groups[group]);
    if (follower.mode == Follower::Mode::path || follower.mode == Follower::Mode::flow)
        follower.clearance = clearanceFor(world, agent.radius);
    follower.needsPlan = follower.mode == Follower::Mode::path;
    follower.neededSince = steps;
    if (follower.mode == Follower::Mode::flow)
        follower.flow = flowFor(group, follower.clearance);
}

std::uint32_t Guidance::State::flowFor(std::uint32_t group, std::uint32_t clearance)
{
    const auto found = std::find_if(flows.begin(), flows.end(), [&](const SharedFlow& shared) {
        return shared.group == group && shared.clearance == clearance;
    });
    if (found == flows.end()) {
        flows.push_back({group, clearance, false, nullptr});
        return static_cast<std::uint32_t>(flows.size() - 1);
    }
    return static_cast<std::uint32_t>(found - flows.begin());
}

void Guidance::State::setGoal(std::uint32_t group, Point goal)
{
    groups[group].goal = goal;
    for (SharedFlow& shared : flows)
        if (shared.group == group)
            shared.isCurrent = false;
    for (Slot slot; slot < followers.size(); ++slot) {
        Follower& follower = followers[slot];
        if (follower.group != group)
            continue;
        follower.route = nullptr;
        follower.remaining = -1;
        follower.mode = modeOf(groups[group]);
        follower.needsPlan = follower.mode == Follower::Mode::path;
        follower.neededSince = steps;
    }
}

std::uint64_t Guidance::State::hash(Slot slot) const
{
    const Follower& follower = followers[slot];
    Fnv hash;
    hash.add(std::uint64_t(follower.mode));
    hash.add((std::uint64_t(follower.group) << 32) | follower.clearance);
    hash.add((std::uint64_t(follower.leg.knot) << 16) | (std::uint64_t(follower.blindLooks) << 8) |
             std::uint64_t(follower.needsPlan));
    hash.add(follower.remaining);
    hash.add(follower.needsPlan ? follower.neededSince : 0);
    hash.add(follower.route ? follower.route->hash() : 0);
    if (follower.mayImprove)
        hash.add(follower.plannedAt);
    return hash.value();
}

const nav::ObstacleField& Guidance::State::fieldOf(const ObstacleWorld& world,
                                                   std::uint32_t clearance) const
{
    return world.field(clearances[clearance].field);
}

/// The follower's route is no longer good.
void Guidance::State::lose(Follower& follower) const
{
    // A flow may lead now where it did not.
    if (follower.mode == Follower::Mode::flow) {
        follower.route = nullptr;
        return;
    }
    if (!follower.needsPlan)
        follower.neededSince = steps;
    follower.needsPlan = true;
}

void Guidance::State::followRoutes(const ObstacleWorld& world,
                                   std::span<const nav::ObstacleChange> changes)
{
    for (Follower& follower : followers)
        if (follower.route && !follower.route->isKept(fieldOf(world, follower.clearance), changes))
            lose(follower);
}

/// Obstacles move all the time, and to plan anew at each move would take longer than all else. An
/// agent that sees its way goes on for a while, though another may be shorter now: look() finds out
/// where it does not.
void Guidance::State::followMoves(const ObstacleWorld& world,
                                  std::span<const nav::ObstacleChange> changes)
{
    for (Follower& follower : followers) {
        if (!follower.route || follower.needsPlan)
            continue;
        follower.mayImprove = follower.mayImprove ||
                              !follower.route->isKept(fieldOf(world, follower.clearance), changes);
        const bool isLongAgo = steps - follower.plannedAt >= stepsOfRoute;
        if (follower.mayImprove && (isLongAgo || !follower.route->isFound()))
            lose(follower);
    }
}

void Guidance::State::followFlows(const ObstacleWorld& world,
                                  std::span<const nav::ObstacleChange> changes,
                                  std::span<const nav::Shape> before)
{
    for (SharedFlow& shared : flows) {
        const nav::ObstacleField& field = fieldOf(world, shared.clearance);
        if (shared.flow)
            shared.flow = shared.flow->repaired(field, changedBoxes(field, changes, before));
        shared.isCurrent = shared.isCurrent && shared.flow;
    }
}

void Guidance::State::layArea(std::span<const nav::Obstacle> obstacles,
                              std::span<const Agent> agents)
{
    if (!area.isEmpty())
        return;
    double largest = 0;
    for (const nav::Obstacle& obstacle : obstacles)
        enclose(area, nav::boundingBox(obstacle.shape));
    for (Slot slot; slot < followers.size(); ++slot)
        if (followers[slot].mode == Follower::Mode::flow) {
            enclose(area, {agents[slot].position, agents[slot].position});
            largest = std::max(largest, agents[slot].radius);
        }
    for (const CrowdGroup& group : groups)
        if (group.goal)
            enclose(area, {*group.goal, *group.goal});
    area = nav::grown(area, 4 * largest);
}

void Guidance::State::makeFlows(const ObstacleWorld& world, std::span<const Agent> agents,
                                unsigned threads)
{
    std::vector<SharedFlow*> wanted;
    for (SharedFlow& shared : flows)
        if (!shared.isCurrent && groups[shared.group].goal)
            wanted.push_back(&shared);
    if (wanted.empty())
        return;
    layArea(world.start(), agents);
    forEach(wanted.size(), threads, [&](std::size_t k) {
        SharedFlow& shared = *wanted[k];
        const Clearance& clearance = clearances[shared.clearance];
        const CrowdGroup& group = groups[shared.group];
        shared.flow = GroupFlow::make(world.field(clearance.field), area,
                                      flowCell > 0 ? flowCell : clearance.radius, *group.goal,
                                      group.goalRadius);
        shared.isCurrent = true;
    });
}

void Guidance::State::refresh(ObstacleWorld& world, std::span<const Agent> agents, unsigned threads,
                              std::vector<Slot>& planned)
{
    ++steps;
    makeFlows(world, agents, threads);
    for (Slot slot; slot < followers.size(); ++slot)
        if (followers[slot].needsPlan)
            planned.push_back(slot);
    if (planned.empty())
        return;
    if (steps > 1 && planned.size() > plansPerStep) {
        std::stable_sort(planned.begin(), planned.end(), [&](Slot a, Slot b) {
            return followers[a].neededSince < followers[b].neededSince;
        });
        planned.resize(plansPerStep);
        std::sort(planned.begin(), planned.end());
    }
    planAll(world, planned, agents, threads);
    // A coarser radius may be too large for a gap that the agent fits through.
    std::vector<Slot> again;
    for (const Slot slot : planned) {
        Follower& follower = followers[slot];
        const double radius = agents[slot].radius;
        if (follower.route->isFound() || clearances[follower.clearance].radius <= radius ||
            follower.mode == Follower::Mode::flow)
            continue;
        const auto exact = std::find_if(clearances.begin(), clearances.end(),
                                        [&](const auto& one) { return one.radius == radius; });
        if (exact != clearances.end())
            follower.clearance = static_cast<std::uint32_t>(exact - clearances.begin());
        else if (clearances.size() < mostClearances)
            follower.clearance = addClearance(world, radius);
        else
            continue;
        again.push_back(slot);
    }
    planAll(world, again, agents, threads);
}

void Guidance::State::planAll(const ObstacleWorld& world, std::span<const Slot> slots,
                              std::span<const Agent> agents, unsigned threads)
{
    forEach(slots.size(), threads, [&](std::size_t k) {
        const Slot slot = slots[k];
        Follower& follower = followers[slot];
        const CrowdGroup& group = groups[follower.group];
        follower.route = std::make_shared<const Route>(
            world.field(clearances[follower.clearance].field), agents[slot].position, *group.goal,
            group.goalRadius,
            Traveller{agents[slot].radius, group.maxSpeed, group.maxForce,
                      following[follower.group].turning});
        follower.isOnRoute = follower.route->isFound();
        if (follower.isOnRoute)
            follower.headFor(1);
        follower.blindLooks = 0;
        follower.needsPlan = follower.mayImprove = false;
        follower.plannedAt = steps;
    });
}

} // namespace thicket::steer
