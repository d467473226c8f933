#include "libsteer/guidance/guidance.h"

#include "libsteer/guidance/guidancestate.h"

#include <algorithm>
#include <cassert>
#include <limits>

namespace thicket::steer {

namespace {

constexpr std::uint32_t lookEvery = 8; // steps between looks at the next knots
constexpr double sightShare = 0.8;     // of the radius that has to fit through
constexpr double exactShare = 0.999;   // likewise for an agent without progress
constexpr double leastProgress = 0.25; // radii from one look to the next that count as progress
constexpr double lookSeconds = 2;      // farther ahead it is not looked
constexpr std::uint32_t knotsBack = 3; // behind the one it headed for that are looked for
constexpr int searchReach = 4;         // cells to the nearest flow
constexpr int movesToFlows = 4;        // catchUp() until flows follow: each takes milliseconds

constexpr double unlimited = std::numeric_limits<double>::infinity();

/// `brakes`: for the goal, where the agent stays.
Aim aimTowards(Point direction, double remaining, double speed, const CrowdGroup& group,
               bool brakes, double braking)
{
    if (brakes)
        speed = std::min(speed, std::sqrt(2 * braking * group.maxForce * remaining));
    return {direction, std::min(speed, group.maxSpeed), remaining};
}

/// Along the leg, and back to its line if the agent is off it.
Point withinCorridor(const Leg& leg, Point p, double corridor)
{
    const Point along = unitOr(leg.forward, {0, 0});
    const Point back = dot(p - leg.target, along) * along - (p - leg.target);
    return unitOr(along + (1 / corridor) * back, {0, 0});
}

} // namespace

Guidance::Guidance(std::span<const CrowdGroup> groups, double flowCell)
    : m_state(std::make_unique<State>(groups, flowCell))
{}
Guidance::Guidance(const Guidance& other) : m_state(std::make_unique<State>(*other.m_state)) {}
Guidance& Guidance::operator=(const Guidance& other)
{
    if (this != &other)
        m_state = std::make_unique<State>(*other.m_state);
    return *this;
}
Guidance::Guidance(Guidance&&) noexcept = default;
Guidance& Guidance::operator=(Guidance&&) noexcept = default;
Guidance::~Guidance() = default;

void Guidance::begin(ObstacleWorld& world, Slot slot, const Agent& agent, std::uint32_t group)
{
    assert(group < m_state->groups.size());
    if (slot >= m_state->followers.size())
        m_state->followers.resize(slot + 1);
    m_state->followers[slot] = {};
    m_state->enlist(world, slot, agent, group);
}

void Guidance::end(Slot slot) { m_state->followers[slot] = {}; }

void Guidance::setGoal(std::uint32_t group, Point goal)
{
    assert(group < m_state->groups.size());
    m_state->setGoal(group, goal);
}

void Guidance::follow(const ObstacleWorld& world, std::span<const nav::ObstacleChange> changes,
                      std::span<const nav::Shape> before)
{
    // Without fields there are no routes and no flows.
    if (changes.empty() || m_state->clearances.empty())
        return;
    for (Follower& follower : m_state->followers)
        follower.remaining = -1;
    m_state->followFlows(world, changes, before);
    m_state->followRoutes(world, changes);
}

void Guidance::follow(const ObstacleWorld& world, const ObstacleWorld::Moved& moved)
{
    State& state = *m_state;
    if (moved.changes.empty() || state.clearances.empty())
        return;
    state.followMoves(world, moved.changes);
    if (state.flows.empty())
        return;
    ObstacleWorld::Moved& unflown = state.unflown;
    unflown.changes.insert(unflown.changes.end(), moved.changes.begin(), moved.changes.end());
    unflown.before.insert(unflown.before.end(), moved.before.begin(), moved.before.end());
    if (++state.movesUnflown < movesToFlows)
        return;
    state.followFlows(world, unflown.changes, unflown.before);
    unflown = {};
    state.movesUnflown = 0;
}

void Guidance::refresh(ObstacleWorld& world, std::span<const Agent> agentsBySlot, unsigned threads,
                       std::vector<Slot>& planned)
{
    planned.clear();
    m_state->refresh(world, agentsBySlot, std::max(1u, threads), planned);
}

Aim Guidance::aim(const ObstacleWorld& world, Slot slot, const Agent& agent)
{
    return m_state->aim(world.ground(), slot, agent);
}

Aim Guidance::State::aim(const Ground& ground, Slot slot, const Agent& agent)
{
    Follower& follower = followers[slot];
    if (follower.mode == Follower::Mode::none)
        return {};
    const CrowdGroup& group = groups[follower.group];
    const Point toGoal = *group.goal - agent.position;
    const double distance = lengthOf(toGoal);
    if (distance <= group.goalRadius)
        return {{0, 0}, 0, distance};
    if (follower.route)
        return alongRoute(ground, slot, follower, agent);
    if (follower.mode == Follower::Mode::flow && flows[follower.flow].flow)
        return alongFlow(ground, slot, follower, agent);
    const bool brakes = follower.mode != Follower::Mode::seek && !group.leavesAtGoal;
    return aimTowards(unitOr(toGoal, {0, 0}), distance, group.maxSpeed, group, brakes,
                      following[follower.group].braking);
}

Aim Guidance::State::alongFlow(const Ground& ground, Slot slot, Follower& follower,
                               const Agent& agent) const
{
    const CrowdGroup& group = groups[follower.group];
    const FlowField& field = flows[follower.flow].flow->field();
    const Point p = agent.position;
    const Point direction = field.direction(p);
    if (direction != Point{0, 0}) {
        // Near the goal it has to be known at each step; else now and then is enough.
        const double share = following[follower.group].braking;
        const double braking =
            group.maxSpeed * (group.maxSpeed / (2 * share * group.maxForce) + lookSeconds);
        if (follower.remaining < braking || (steps + slot) % lookEvery == 0)
            follower.remaining = field.travelCost(p);
        follower.blindLooks = 0;
        return aimTowards(direction, follower.remaining, group.maxSpeed, group, !group.leavesAtGoal,
                          share);
    }
    const nav::Box box = field.grid().box();
    Point target = {std::clamp(p.x, box.min.x, box.max.x), std::clamp(p.y, box.min.y, box.max.y)};
    if (target == p) {
        const auto near = field.nearestFlow(p, searchReach);
        // What is nearest may lie behind a wedge that the agent was pushed into.
        if (near && (steps + slot) % lookEvery == 0) {
            const bool isSeen = ground.isClear(p, *near, exactShare * agent.radius);
            follower.blindLooks = isSeen ? 0 : follower.blindLooks + 1;
        }
        if (!near || follower.blindLooks >= 2) {
            // Gaps that are too narrow for the cells may still let a path through.
            if (!follower.needsPlan)
                follower.neededSince = steps;
            follower.needsPlan = true;
            return {{0, 0}, 0, unlimited};
        }
        target = *near;
    } else {
        // Outside of the grid nothing blocks the line to its rim.
        target = target + 0.5 * field.grid().side() * unitOr(target - p, {0, 0});
    }
    const double remaining = lengthOf(target - p) + lengthOf(*group.goal - target);
    return aimTowards(unitOr(target - p, {0, 0}), remaining, group.maxSpeed, group, false, 0);
}

void Follower::headFor(std::uint32_t knot)
{
    const std::span<const Knot> knots = route->knots();
    const bool isLast = knot + 1 == knots.size();
    leg = {.target = knots[knot].position,
           .forward = knots[knot].position - knots[knot - 1].position,
           .next = knots[isLast ? knot : knot + 1].position,
           .beyond = knots.back().at - knots[knot].at,
           .speedSquare = knots[knot].speedSquare,
           .knot = knot,
           .isLast = isLast};
}

Aim Guidance::State::alongRoute(const Ground& ground, Slot slot, Follower& follower,
                                const Agent& agent) const
{
    if (!follower.isOnRoute)
        return {{0, 0}, 0, unlimited};
    const CrowdGroup& group = groups[follower.group];
    const Leg& leg = follower.leg;
    const Point p = agent.position;
    while (!leg.isLast && dot(p - leg.target, leg.forward) >= 0)
        follower.headFor(leg.knot + 1);
    if ((steps + slot) % lookEvery == 0)
        look(ground, follower, agent);
    const Point toKnot = leg.target - p;
    const double distance = lengthOf(toKnot);
    const FollowingParams& params = following[follower.group];
    const double speed =
        std::sqrt(leg.speedSquare + 2 * params.braking * group.maxForce * distance);
    const Point direction = params.corridor < unlimited ? withinCorridor(leg, p, params.corridor)
                                                        : unitOr(toKnot, {0, 0});
    return aimTowards(direction, distance + leg.beyond, speed, group, !group.leavesAtGoal,
                      params.braking);
}

void Guidance::State::look(const Ground& ground, Follower& follower, const Agent& agent) const
{
    const Leg& leg = follower.leg;
    // In a gap that is all but wide enough the agent would press on for ever.
    const double remaining = lengthOf(leg.target - agent.position) + leg.beyond;
    const bool makesProgress =
        follower.remaining < 0 || remaining <= follower.remaining - leastProgress * agent.radius;
    follower.remaining = remaining;
    const double radius = (makesProgress ? sightShare : exactShare) * agent.radius;
    const double most = std::max(8 * agent.radius, lookSeconds * agent.maxSpeed);
    const auto sees = [&](Point knot) {
        const Point to = agent.position + truncated(knot - agent.position, most);
        return ground.isClear(agent.position, to, radius);
    };
    // The route itself is rarely read: it is elsewhere in memory.
    if (sees(leg.target)) {
        follower.blindLooks = 0;
        // Only a knot that is seen completely: part of the line may pass an obstacle on the wrong
        // side.
        if (!leg.isLast && lengthOf(leg.next - agent.position) <= most && sees(leg.next))
            follower.headFor(leg.knot + 1);
        return;
    }
    const std::span<const Knot> knots = follower.route->knots();
    const std::uint32_t current = leg.knot;
    // One that it is past would be left again at the next step.
    const auto isPast = [&](std::uint32_t k) {
        const Point forward = knots[k].position - knots[k - 1].position;
        return dot(agent.position - knots[k].position, forward) >= 0;
    };
    for (std::uint32_t k = current; k-- > 1 && current - k <= knotsBack;)
        if (!isPast(k) && sees(knots[k].position)) {
            follower.headFor(k);
            return;
        }
    // Against an obstacle it may slide past; behind one it needs another path.
    if (++follower.blindLooks < 2)
        return;
    if (!follower.needsPlan)
        follower.neededSince = steps;
    follower.needsPlan = true;
    follower.blindLooks = 1;
}

const nav::Path* Guidance::plan(Slot slot) const
{
    if (slot >= m_state->followers.size())
        return nullptr;
    const Follower& follower = m_state->followers[slot];
    return follower.route && follower.route->isFound() ? &follower.route->path() : nullptr;
}

std::uint64_t Guidance::hash(Slot slot) const { return m_state->hash(slot); }

} // namespace thicket::steer
