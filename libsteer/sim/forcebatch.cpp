#include "libsteer/sim/forcebatch.h"

#include "libsteer/lanes/kernelchoice.h"

namespace thicket::steer {

namespace {

std::optional<LaneForce> laneForceOf(BehaviourKind kind)
{
    switch (kind) {
    case BehaviourKind::seek:
        return LaneForce::seek;
    case BehaviourKind::arrive:
        return LaneForce::arrive;
    case BehaviourKind::followPath:
    case BehaviourKind::followFlow:
        return LaneForce::follow;
    case BehaviourKind::avoidAgents:
        return LaneForce::avoidAgents;
    case BehaviourKind::separation:
        return LaneForce::separation;
    case BehaviourKind::alignment:
        return LaneForce::alignment;
    case BehaviourKind::cohesion:
        return LaneForce::cohesion;
    case BehaviourKind::wander:
        return LaneForce::wander;
    default:
        return {};
    }
}

} // namespace

std::vector<LaneBehaviour> laneStack(const std::vector<StackedBehaviour>& stack)
{
    std::vector<LaneBehaviour> known;
    bool wanders = false;
    for (const StackedBehaviour& part : stack) {
        const auto force = laneForceOf(part.kind);
        const bool straysTwice = wanders && force == LaneForce::wander;
        // Kernels know the defaults alone.
        if (!force || straysTwice || !part.settings.empty())
            return {};
        wanders = wanders || force == LaneForce::wander;
        known.push_back({*force, part.weight});
    }
    return known;
}

void ForceBatch::add(Crowd::State& state, Place place, const Sensed& sensed)
{
    const Slot slot = state.work.slotAt(place);
    const Agent& agent = state.roster.agent(slot);
    const GroupRules& rules = state.book.rulesOf(state.roster.standing(slot).group);
    if (!m_isClear) {
        m_lanes = {};
        m_isClear = true;
    }
    m_stack = rules.stack;
    const unsigned i = m_count++;
    m_places[i] = place;
    ForceLanes& to = m_lanes;
    to.x[i] = agent.position.x;
    to.y[i] = agent.position.y;
    to.velocityX[i] = agent.velocity.x;
    to.velocityY[i] = agent.velocity.y;
    to.maxSpeed[i] = agent.maxSpeed;
    to.maxForce[i] = agent.maxForce;
    to.radius[i] = agent.radius;
    to.longest[i] = state.longestMove(agent);
    to.caution[i] = sensed.caution;
    to.guidedX[i] = sensed.guided.x;
    to.guidedY[i] = sensed.guided.y;
    to.avoidX[i] = sensed.sums.avoidX;
    to.avoidY[i] = sensed.sums.avoidY;
    if (rules.needsGoal) {
        to.goalX[i] = rules.goal.x;
        to.goalY[i] = rules.goal.y;
    }
    if (rules.parts & partSeparation) {
        to.separationX[i] = sensed.sums.separationX;
        to.separationY[i] = sensed.sums.separationY;
    }
    if (rules.parts & partFlock) {
        to.alignmentX[i] = sensed.sums.alignmentX;
        to.alignmentY[i] = sensed.sums.alignmentY;
        to.alignmentWeight[i] = sensed.sums.alignmentWeight;
        to.cohesionX[i] = sensed.sums.cohesionX;
        to.cohesionY[i] = sensed.sums.cohesionY;
        to.cohesionWeight[i] = sensed.sums.cohesionWeight;
    }
    if (rules.wanders) {
        to.headingX[i] = agent.heading.x;
        to.headingY[i] = agent.heading.y;
        WanderState& wander = state.roster.memory(slot).wander;
        const Point stray = strayOf(wander.random, WanderParams::of(agent), state.params.step);
        to.strayX[i] = stray.x;
        to.strayY[i] = stray.y;
        to.onCircleX[i] = wander.onCircle.x;
        to.onCircleY[i] = wander.onCircle.y;
    }
}

void ForceBatch::decide(Crowd::State& state)
{
    if (m_count == 0)
        return;
    const std::vector<LaneBehaviour>& stack = state.book.laneStackAt(m_stack);
    laneKernels().decide(m_lanes, stack.data(), static_cast<unsigned>(stack.size()),
                         state.params.step);
    for (unsigned i = 0; i < m_count; ++i)
        state.work.moves[m_places[i]] = {m_lanes.moveX[i], m_lanes.moveY[i]};
    const bool wanders =
        std::ranges::find(stack, LaneForce::wander, &LaneBehaviour::kind) != stack.end();
    for (unsigned i = 0; wanders && i < m_count; ++i)
        state.roster.memory(state.work.slotAt(m_places[i])).wander.onCircle = {
            m_lanes.onCircleX[i], m_lanes.onCircleY[i]};
    m_count = 0;
}

} // namespace thicket::steer
