#include "libsteer/sim/steering.h"

#include "libsteer/lanes/kernelchoice.h"
#include "libsteer/scenario/behaviourparams.h"
#include "libsteer/sim/rightofway.h"
#include "libsteer/sim/waysround.h"

#include <algorithm>

namespace thicket::steer {

namespace {

constexpr double retreatShare = 0.3; // of maxSpeed
// Of its caution. Agents that are equally cautious of each other may block each other for ever.
constexpr double stuckShare = 0.5;

} // namespace

Steering::Steering(Crowd::State& state, ChunkWork& work)
    : m_state(state), m_work(work), m_lanes(state.work.lanes.lanes()),
      m_kernels(laneKernels().neighbours), m_targets(state)
{}

void Steering::steer(Place place)
{
    const Slot slot = m_state.work.slotAt(place);
    const Agent& agent = m_state.roster.agent(slot);
    Standing& standing = m_state.roster.standing(slot);
    m_rules = &m_state.book.rulesOf(standing.group);
    m_stack = m_state.book.stackOf(*m_rules);
    use(m_state.book.buildAt(standing.build));
    const bool isSteered = standing.state != AgentState::arrived && !standing.isInside;

    findAim(place, agent, standing);
    AgentReach reach{.contact = m_build->reach.contact};
    if (isSteered) {
        const double toRim = m_state.work.remaining[place] - 2 * agent.radius;
        reach = m_build->reach.beforeGoal(toRim);
        m_caution = std::clamp(toRim / m_build->body, 0.0, 1.0);
        if (standing.state == AgentState::stuck)
            m_caution *= stuckShare;
    }
    findNeighbours(place, agent, reach, isSteered ? m_rules->parts : 0);
    m_state.work.hindrances[place].touchesArrived = false;
    if (isSteered && m_rules->usesPlan && m_aim.direction != Point{0, 0} && isHeldUp(standing))
        goRound(place);
    if (isSteered && decidesInLanes(agent)) {
        ForceBatch& batch = m_batches[m_rules->stack];
        batch.add(m_state, place, {m_caution, m_aim.speed * m_aim.direction, m_sums});
        if (batch.isFull())
            batch.decide(m_state);
        return;
    }
    m_state.work.moves[place] = moveAlone(slot, agent, standing, isSteered);
    record(agent, reach);
}

void Steering::finish()
{
    for (ForceBatch& batch : m_batches)
        batch.decide(m_state);
}

/// Watched agents decide alone: lanes keep no records.
bool Steering::decidesInLanes(const Agent& agent) const
{
    return m_rules->stack < m_batches.size() && m_rules->suitsLanes &&
           (m_rules->hasGoal || !m_rules->needsGoal) && !isWatched(agent);
}

Point Steering::moveAlone(Slot slot, const Agent& agent, const Standing& standing, bool isSteered)
{
    const double seconds = m_state.params.step;
    const double longest = m_state.longestMove(agent);
    m_forces.count = 0;
    if (isWatched(agent))
        m_record = {};
    if (isSteered)
        addForces(slot, agent);
    else
        m_forces.sum = towardsVelocity(agent, {0, 0}, seconds);
    if (standing.isInside)
        return longest * m_state.world.ground().threat(agent.position, agent.radius).normal;
    const Point velocity = agent.velocity + seconds * m_forces.sum;
    return truncated(seconds * velocity, longest);
}

void Steering::findAim(Place place, const Agent& agent, const Standing& standing)
{
    m_aim = {};
    double& remaining = m_state.work.remaining[place];
    remaining = std::numeric_limits<double>::infinity();
    if (standing.state == AgentState::arrived)
        return;
    if (m_rules->usesPlan) {
        const Aim aim = m_state.guidance.aim(m_state.world, m_state.work.slotAt(place), agent);
        // One by one: the processor would wait to load pairs that were just stored in halves.
        m_aim.direction.x = aim.direction.x;
        m_aim.direction.y = aim.direction.y;
        m_aim.speed = aim.speed;
        m_aim.remaining = remaining = aim.remaining;
    } else if (m_rules->hasGoal) {
        remaining = lengthOf(m_rules->goal - agent.position);
    }
}

void Steering::goRound(Place place)
{
    const WaysRound ways(m_state, {roomForContacts(place, 0), m_sums.contacts});
    m_state.work.hindrances[place].touchesArrived = ways.touchesArrived(place);
    if (!m_rules->isOrca) // which takes turns
        m_aim.direction = ways.direction(place, m_aim.direction);
}

void Steering::addForces(Slot slot, const Agent& agent)
{
    if (m_rules->senses)
        sense(agent);
    for (const StackedBehaviour& stacked : m_stack) {
        WeightedForce& part = m_forces.parts[m_forces.count++];
        part = {{0, 0}, stacked.weight};
        if (stacked.kind != BehaviourKind::orca)
            part.force = forceOf(stacked, slot, agent);
    }
    if (m_rules->isOrca)
        decideByOrca(agent, m_state.roster.standing(slot));
    else
        m_forces.sum = prioritised(std::span(m_forces.parts.data(), m_forces.count), agent.maxForce,
                                   std::span(m_forces.granted.data(), m_forces.count));
}

Point Steering::forceOf(const StackedBehaviour& part, Slot slot, const Agent& agent)
{
    // ORCA takes the velocity that an agent wants, not the part that the force of a step gives.
    Agent eager = agent;
    if (m_rules->isOrca)
        eager.maxForce = std::numeric_limits<float>::max();
    switch (part.kind) {
    case BehaviourKind::seek:
        return m_rules->hasGoal ? seek(eager, m_rules->goal, paramsOf<SeekParams>(part, agent))
                                : Point{0, 0};
    case BehaviourKind::arrive:
        return m_rules->hasGoal ? arrive(eager, m_rules->goal, paramsOf<ArriveParams>(part, agent))
                                : Point{0, 0};
    case BehaviourKind::followPath:
    case BehaviourKind::followFlow:
        return towardsVelocity(eager, m_aim.speed * m_aim.direction,
                               paramsOf<FollowingParams>(part, agent).responseTime);
    case BehaviourKind::avoidAgents:
        return formula::pushForce<Scalars>(
            {m_sums.avoidX, m_sums.avoidY},
            paramsOf<AvoidAgentsParams>(part, agent).strength * m_caution, agent.maxForce);
    case BehaviourKind::separation:
    case BehaviourKind::alignment:
    case BehaviourKind::cohesion:
        return flockForce(part, agent);
    case BehaviourKind::wander: {
        Memory& memory = m_state.roster.memory(slot);
        const WanderStep step =
            wander(agent, memory.wander, paramsOf<WanderParams>(part, agent), m_state.params.step);
        memory.wander = step.state;
        return step.force;
    }
    case BehaviourKind::avoidObstacles:
    case BehaviourKind::avoidWalls:
    case BehaviourKind::rayFan:
        return sensingForce(part, slot, agent);
    default:
        return m_targets.forceOf(part, {agent, eager, *m_rules, *m_build, m_work.around});
    }
}

Point Steering::flockForce(const StackedBehaviour& part, const Agent& agent) const
{
    if (part.kind == BehaviourKind::separation)
        return formula::pushForce<Scalars>(
            {m_sums.separationX, m_sums.separationY},
            paramsOf<SeparationParams>(part, agent).strength * m_caution, agent.maxForce);
    if (part.kind == BehaviourKind::alignment) {
        const auto params = paramsOf<AlignmentParams>(part, agent);
        const double weight = m_sums.alignmentWeight;
        const Point sum{m_sums.alignmentX, m_sums.alignmentY};
        return formula::alignmentForce<Scalars>(moverOf(agent, params.responseTime), weight,
                                                formula::meanOf<Scalars>(sum, weight));
    }
    const auto params = paramsOf<CohesionParams>(part, agent);
    const double weight = m_sums.cohesionWeight;
    const Point sum{m_sums.cohesionX, m_sums.cohesionY};
    return formula::cohesionForce<Scalars>(moverOf(agent, params.responseTime), weight,
                                           formula::meanOf<Scalars>(sum, weight), params.range);
}

void Steering::sense(const Agent& agent)
{
    if (m_state.world.isEmpty()) {
        m_work.around.discs.clear();
        m_work.around.sides.clear();
        return;
    }
    double reach = 0;
    if (m_rules->isOrca)
        reach = agent.radius +
                paramsIn<OrcaParams>(m_stack, BehaviourKind::orca, agent).obstacleHorizon *
                    agent.maxSpeed;
    const auto avoiding = paramsIn<AvoidParams>(m_stack, BehaviourKind::avoidObstacles, agent);
    reach = std::max(reach, detectionLength(agent, avoiding));
    reach =
        std::max(reach, paramsIn<WallAvoidParams>(m_stack, BehaviourKind::avoidWalls, agent).reach);
    for (const StackedBehaviour& part : m_stack)
        if (part.kind == BehaviourKind::hide)
            reach = std::max(reach, paramsOf<HideParams>(part, agent).reach);
    senseObstacles(m_state.world.pointField(), agent.position, reach, m_work.around);
}

Point Steering::sensingForce(const StackedBehaviour& part, Slot slot, const Agent& agent)
{
    AgentRecord* const record = recordOf(agent);
    if (part.kind == BehaviourKind::avoidObstacles)
        return avoidObstacles(agent, m_work.around, paramsOf<AvoidParams>(part, agent),
                              record ? &record->avoidance.emplace() : nullptr);
    Memory& memory = m_state.roster.memory(slot);
    if (part.kind == BehaviourKind::avoidWalls) {
        const WallStep step =
            avoidWalls(agent, m_work.around, memory.wall, paramsOf<WallAvoidParams>(part, agent),
                       m_state.params.step, record ? &record->walls.emplace() : nullptr);
        memory.wall = step.memory;
        return step.force;
    }
    if (!m_rules->hasGoal)
        return {0, 0};
    const RayFanStep step = rayFan(agent, m_rules->goal, m_state.world.field(m_build->rayField),
                                   m_state.book.fanOf(*m_build), memory.fan, m_state.params.step,
                                   record ? &record->fan.emplace() : nullptr);
    memory.fan = step.state;
    return step.force;
}

void Steering::decideByOrca(const Agent& agent, const Standing& standing)
{
    const std::span parts(m_forces.parts.data(), m_forces.count);
    const Point wanted = weightedSum(parts, std::numeric_limits<float>::max());
    const Point ahead = m_aim.direction == Point{0, 0} ? unitOr(wanted, {0, 0}) : m_aim.direction;
    const Point preferred =
        m_givesWay && stepsBack(agent.id, standing)
            ? -retreatShare * agent.maxSpeed * ahead
            : truncated(agent.velocity + responseTimeOf(agent) * wanted, agent.maxSpeed);
    auto params = paramsIn<OrcaParams>(m_stack, BehaviourKind::orca, agent);
    params.timeStep = m_state.params.step;
    m_forces.sum = orca(agent, preferred, m_work.near, m_work.around, params);
    for (std::size_t i = 0; i < m_forces.count; ++i)
        m_forces.granted[i] = parts[i].weight * parts[i].force;
}

bool Steering::isWatched(const Agent& agent) const { return m_state.log.isWatched(agent.id); }

AgentRecord* Steering::recordOf(const Agent& agent)
{
    return isWatched(agent) ? &m_record : nullptr;
}

void Steering::record(const Agent& agent, const AgentReach& reach)
{
    if (!isWatched(agent))
        return;
    AgentRecord& record = m_record;
    record.id = agent.id;
    record.agent = agent;
    for (std::size_t i = 0; i < m_forces.count; ++i) {
        const WeightedForce& part = m_forces.parts[i];
        record.parts.push_back({m_stack[i].kind, part.weight * part.force, m_forces.granted[i]});
    }
    for (const LaneBlock& block : m_work.blocks)
        for (Place place(block.begin); place < block.end; ++place) {
            const Agent& other = m_state.roster.agent(m_state.work.slotAt(place));
            const double gap =
                lengthOf(other.position - agent.position) - agent.radius - other.radius;
            if (other.id != agent.id && gap < reach.farthest())
                record.neighbours.push_back(other.id);
        }
    std::ranges::sort(record.neighbours);
    record.aim = m_aim.direction;
    m_work.records.push_back(std::move(m_record));
}

} // namespace thicket::steer
