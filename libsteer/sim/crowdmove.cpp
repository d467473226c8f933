#include "libsteer/sim/contacts.h"
#include "libsteer/sim/crowdstate.h"
#include "libsteer/sim/room.h"

#include <utility>

namespace thicket::steer {

namespace {

constexpr double patience = 2;         // seconds without way made until an agent is stuck
constexpr double leastProgress = 0.05; // of what it could have gone meanwhile

Point onUnits(Point p, double unit, double denominator)
{
    // No room for fractions: rounds without a call. Places are below 2^51 units.
    constexpr double whole = 0x1.8p52;
    return {unit * (p.x * denominator + whole - whole), unit * (p.y * denominator + whole - whole)};
}

bool isMuchLess(Point way, Point wanted)
{
    const Point missed = way - wanted;
    const double noticed = 0.25 * lengthOf(wanted);
    return dot(missed, missed) > noticed * noticed;
}

/// Nobody can be said to be stuck who has nowhere to go.
bool hasWayToGo(const GroupRules& group, const Standing& standing)
{
    return group.hasGoal && standing.state != AgentState::arrived;
}

StuckReason reasonOf(const Standing& standing, Hindrance hindrance, double remaining)
{
    if (standing.isInside)
        return StuckReason::inside;
    if (remaining == std::numeric_limits<double>::infinity())
        return StuckReason::noWay;
    if (hindrance.isPressed)
        return StuckReason::agents;
    return hindrance.isHeld ? StuckReason::obstacle : StuckReason::idle;
}

} // namespace

/// Of a way along an obstacle that goes into somebody: all of it, as far as they leave room, or
/// none, whichever intrudes least.
Point Crowd::State::leastIntrusion(const Agent& agent, Point slid, const Contacts& contacts) const
{
    const Point shorter = contacts.shareWithin(slid) * slid;
    const Move done = swept(agent, shorter);
    Point best{0, 0};
    for (const Point way : {done.to - agent.position, slid})
        if (contacts.excess(way) < contacts.excess(best))
            best = way;
    return best;
}

void Crowd::State::moveOne(std::size_t place, Contacts& contacts)
{
    const Point way = contacts.solve(place, ContactRound::standing);
    const Point from = lanes.positionAt(place);
    if (world.isEmpty()) {
        nextWays[place] = onUnits(from + way, unit, static_cast<double>(params.denominator)) - from;
        hindrances[place].isHeld = false;
    } else {
        fetchAhead(place);
        moveAmongObstacles(place, way, contacts);
    }
    if (hindrances[place].isConfined)
        nextWays[place] = confined(place, nextWays[place]);
    if (!isInWorld(from + nextWays[place]))
        nextWays[place] = {0, 0};
    hindrances[place].isPressed =
        way != wanted[place] && isMuchLess(nextWays[place], wanted[place]);
}

/// As much of the way as Room leaves.
Point Crowd::State::confined(std::size_t place, Point way) const
{
    const Room room(*this, place);
    if (room.allows(way))
        return way;
    const Agent& agent = roster.agents[lanes.slotAt(place)];
    const Point shorter = swept(agent, room.shareOf(way) * way).to - agent.position;
    return room.allows(shorter) ? shorter : Point{0, 0};
}

void Crowd::State::moveAmongObstacles(std::size_t place, Point way, const Contacts& contacts)
{
    const Agent& agent = roster.agents[lanes.slotAt(place)];
    const Move done = swept(agent, way);
    nextWays[place] = done.to - agent.position;
    if (done.touched && contacts.excess(nextWays[place]) > 0)
        nextWays[place] = leastIntrusion(agent, nextWays[place], contacts);
    hindrances[place].isHeld = done.touched;
}

void Crowd::State::settle(std::size_t place, ChunkWork& work)
{
    const std::uint32_t slot = lanes.slotAt(place);
    Agent& agent = roster.agents[slot];
    Standing& standing = roster.standings[slot];
    const Point way = nextWays[place];
    agent.position = agent.position + way;
    agent.velocity = (1 / params.step) * way;
    const double speed = lengthOf(agent.velocity);
    if (speed > 0.01 * agent.maxSpeed)
        agent.heading = (1 / speed) * agent.velocity;
    if (standing.isInside)
        standing.isInside = isInside(agent);
    for (AgentRecord& record : work.records)
        if (record.id == agent.id) {
            record.pushed = way - wanted[place];
            record.touchedObstacle = hindrances[place].isHeld;
        }
    const GroupRules& group = rules[standing.group];
    if (!hasWayToGo(group, standing))
        return;
    standing.left = remaining[place];
    const Point toGoal = group.goal - agent.position;
    if (dot(toGoal, toGoal) < group.goalRadius * group.goalRadius) {
        standing.state = AgentState::arrived;
        standing.reason = StuckReason::none;
        work.changed.push_back(slot);
        return;
    }
    judgeProgress(place, work);
}

void Crowd::State::judgeProgress(std::size_t place, ChunkWork& work)
{
    const std::uint32_t slot = lanes.slotAt(place);
    const Agent& agent = roster.agents[slot];
    Standing& standing = roster.standings[slot];
    const double least = leastProgress * patience * agent.maxSpeed;
    if (remaining[place] < standing.nearest - least) {
        standing.nearest = remaining[place];
        standing.since = 0;
        if (standing.state == AgentState::stuck) {
            standing.state = AgentState::going;
            standing.reason = StuckReason::none;
            work.changed.push_back(slot);
        }
        return;
    }
    standing.since += params.step;
    if (standing.since < patience || standing.state == AgentState::stuck)
        return;
    standing.state = AgentState::stuck;
    standing.reason = reasonOf(standing, hindrances[place], remaining[place]);
    work.changed.push_back(slot);
}

void Crowd::State::closeStep()
{
    std::vector<std::uint32_t> leaving;
    for (const ChunkWork& work : chunks) {
        for (const std::uint32_t slot : work.changed) {
            const Standing& standing = roster.standings[slot];
            const CrowdEventKind kind =
                standing.state == AgentState::arrived ? CrowdEventKind::arrived
                : standing.state == AgentState::stuck ? CrowdEventKind::stuck
                                                      : CrowdEventKind::free;
            events.push_back({steps, roster.agents[slot].id, kind, standing.reason});
            if (kind == CrowdEventKind::arrived && groups[standing.group].leavesAtGoal)
                leaving.push_back(roster.agents[slot].id);
        }
        records.insert(records.end(), work.records.begin(), work.records.end());
    }
    std::ranges::sort(records, {}, &AgentRecord::id);
    for (const std::uint32_t id : leaving) {
        events.push_back({steps, id, CrowdEventKind::removed, {}});
    }
    removeAll(leaving);
    std::ranges::stable_sort(
        events, {}, [](const CrowdEvent& event) { return std::pair(event.step, event.agent); });
}

} // namespace thicket::steer
