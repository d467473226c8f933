#include "libsteer/sim/contacts.h"
#include "libsteer/sim/crowdstate.h"
#include "libsteer/sim/movingup.h"
#include "libsteer/sim/room.h"

#include <utility>

namespace thicket::steer {

namespace {

constexpr double patience = 2;        // seconds without progress until an agent is stuck
constexpr double roundPatience = 6;   // the same, of one that goes round others at its goal
constexpr double longPatience = 10;   // the same, until an agent looks no farther for a place
constexpr double widerDisc = 2;       // for such an agent: obstacles take up some of the disc
constexpr double leastShare = 0.05;   // share of the distance at full speed in that time
constexpr int triesWhileRunning = 64; // to find room for one more agent of a spawn area

bool isMuchLess(Point made, Point wanted)
{
    const Point missed = made - wanted;
    const double noticed = 0.25 * lengthOf(wanted);
    return dot(missed, missed) > noticed * noticed;
}

/// Only an agent that has a goal and has not arrived can be stuck.
bool isBoundForGoal(const GroupRules& group, const Standing& standing)
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

/// Whether others keep the agent from coming nearer, and no obstacle does.
bool isCrowdedOut(StuckReason reason)
{
    return reason == StuckReason::agents || reason == StuckReason::idle;
}

/// The agent is in another state. Of one that moves up nobody is told, also when it rests again.
void become(Slot slot, Standing& standing, AgentState to, StuckReason reason, ChunkWork& chunk)
{
    standing.state = to;
    standing.reason = reason;
    if (!standing.movesUp)
        chunk.changed.push_back(slot);
    else if (to == AgentState::arrived)
        standing.movesUp = false;
}

/// The event when an agent changes to this state.
CrowdEventKind kindOf(AgentState state)
{
    switch (state) {
    case AgentState::arrived:
        return CrowdEventKind::arrived;
    case AgentState::stuck:
        return CrowdEventKind::stuck;
    case AgentState::going:
        break;
    }
    return CrowdEventKind::free;
}

} // namespace

/// The move of an agent whose slide along an obstacle leads into another agent: the whole slide,
/// the part of it that the others leave room for, or none, whichever intrudes least.
Point Crowd::State::leastIntrusion(const Agent& agent, Point slid, const Contacts& contacts) const
{
    const Point shorter = contacts.shareWithin(slid) * slid;
    const Move done = swept(agent, shorter);
    Point best{0, 0};
    for (const Point made : {done.to - agent.position, slid})
        if (contacts.excess(made) < contacts.excess(best))
            best = made;
    return best;
}

void Crowd::State::moveOne(Place place, Contacts& contacts)
{
    const Point asked = contacts.solve(place, ContactRound::standing);
    const Point from = work.lanes.positionAt(place);
    Point& made = work.nextMoves[place];
    Hindrance& hindrance = work.hindrances[place];
    if (world.isEmpty()) {
        made = lattice.nearest(from + asked) - from;
        hindrance.isHeld = false;
    } else {
        if (isLarge())
            prefetchAgents(place);
        moveAmongObstacles(place, asked, contacts);
    }
    if (hindrance.isConfined)
        made = confined(place, made);
    if (!lattice.isInWorld(from + made))
        made = {0, 0};
    const Point wanted = work.wanted[place];
    hindrance.isPressed = asked != wanted && isMuchLess(made, wanted);
}

/// The part of the move that Room allows.
Point Crowd::State::confined(Place place, Point by) const
{
    const Room room(*this, place);
    if (room.allows(by))
        return by;
    const Agent& agent = roster.agent(work.slotAt(place));
    const Point shorter = swept(agent, room.shareOf(by) * by).to - agent.position;
    return room.allows(shorter) ? shorter : Point{0, 0};
}

void Crowd::State::moveAmongObstacles(Place place, Point by, const Contacts& contacts)
{
    const Agent& agent = roster.agent(work.slotAt(place));
    const Move done = swept(agent, by);
    Point& made = work.nextMoves[place];
    made = done.to - agent.position;
    if (done.touched && contacts.excess(made) > 0)
        made = leastIntrusion(agent, made, contacts);
    work.hindrances[place].isHeld = done.touched;
}

void Crowd::State::settle(Place place, ChunkWork& chunk)
{
    const Slot slot = work.slotAt(place);
    Agent& agent = roster.agent(slot);
    Standing& standing = roster.standing(slot);
    const Point made = work.nextMoves[place];
    agent.position = agent.position + made;
    agent.velocity = (1 / params.step) * made;
    const double speed = lengthOf(agent.velocity);
    if (speed > 0.01 * agent.maxSpeed)
        agent.heading = (1 / speed) * agent.velocity;
    if (standing.isInside)
        standing.isInside = isInside(agent);
    for (AgentRecord& record : chunk.records)
        if (record.id == agent.id) {
            record.pushed = made - work.wanted[place];
            record.touchedObstacle = work.hindrances[place].isHeld;
        }
    const GroupRules& group = book.rulesOf(standing.group);
    if (!isBoundForGoal(group, standing))
        return;
    standing.left = work.remaining[place];
    const Point toGoal = group.goal - agent.position;
    if (dot(toGoal, toGoal) < group.goalRadius * group.goalRadius) {
        become(slot, standing, AgentState::arrived, StuckReason::none, chunk);
        return;
    }
    judgeProgress(place, chunk);
}

/// Without a plan the distance to the goal is that through obstacles.
bool Crowd::State::isAtGoalDisc(Place place, const Standing& standing) const
{
    const GroupRules& group = book.rulesOf(standing.group);
    double reach = goalDiscs.radiusOf(standing.group);
    if (standing.since >= longPatience && work.hindrances[place].touchesArrived)
        reach *= widerDisc;
    if (work.remaining[place] >= reach)
        return false;
    const Point position = roster.agent(work.slotAt(place)).position;
    return group.usesPlan || world.pointField().isFree({position, group.goal});
}

void Crowd::State::judgeProgress(Place place, ChunkWork& chunk)
{
    const Slot slot = work.slotAt(place);
    const Agent& agent = roster.agent(slot);
    Standing& standing = roster.standing(slot);
    const double remaining = work.remaining[place];
    const double least = leastShare * patience * agent.maxSpeed;
    if (remaining < standing.nearest - least) {
        standing.nearest = remaining;
        standing.since = 0;
        if (standing.state == AgentState::stuck)
            become(slot, standing, AgentState::going, StuckReason::none, chunk);
        return;
    }
    standing.since += params.step;
    const bool goesRound = work.hindrances[place].touchesArrived &&
                           !book.rulesOf(standing.group).isOrca; // which takes turns
    if (standing.since < (goesRound ? roundPatience : patience))
        return;
    const StuckReason reason = reasonOf(standing, work.hindrances[place], remaining);
    const bool isThere = isCrowdedOut(reason) && isAtGoalDisc(place, standing);
    if (standing.state == AgentState::stuck && !isThere) {
        if (isCrowdedOut(reason) && work.hindrances[place].touchesArrived &&
            MovingUp::asks(standing.since, params.step))
            chunk.asking.push_back(slot);
        return;
    }
    if (isThere)
        become(slot, standing, AgentState::arrived, StuckReason::none, chunk);
    else
        become(slot, standing, AgentState::stuck, reason, chunk);
}

void Crowd::State::closeStep()
{
    std::vector<std::uint32_t> leaving;
    for (const ChunkWork& chunk : work.chunks) {
        for (const Slot slot : chunk.changed) {
            const Standing& standing = roster.standing(slot);
            const std::uint32_t id = roster.agent(slot).id;
            const CrowdEventKind kind = kindOf(standing.state);
            log.add({steps, id, kind, standing.reason});
            if (kind == CrowdEventKind::arrived && book.groups()[standing.group].leavesAtGoal)
                leaving.push_back(id);
        }
        log.add(chunk.records);
    }
    MovingUp::setOut(*this);
    for (const std::uint32_t id : leaving)
        log.add({steps, id, CrowdEventKind::removed, {}});
    removeAll(std::move(leaving));
    spawning.enterDue(*this, triesWhileRunning);
    log.closeStep();
}

} // namespace thicket::steer
