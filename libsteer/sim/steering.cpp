#include "libsteer/sim/steering.h"

#include "libsteer/behaviours/avoid.h"
#include "libsteer/behaviours/flock.h"
#include "libsteer/behaviours/orca.h"
#include "libsteer/behaviours/rayfan.h"
#include "libsteer/sim/kernelchoice.h"
#include "libsteer/sim/rightofway.h"

#include <algorithm>

namespace thicket::steer {

namespace {

constexpr double retreatShare = 0.3; // of maxSpeed
// Of its caution: who keeps clear of others as much as they do of him may hold them for ever.
constexpr double stuckShare = 0.5;
constexpr std::size_t mostHeeded = std::size_t(OrcaParams{}.neighbours);
constexpr double enoughHeeded = 1.3 * mostHeeded;

float atLeastTiny(double range) { return static_cast<float>(std::max(range, 1e-6)); }

NeighbourKernel kernelFor(const NeighbourKernels& kernels, unsigned parts)
{
    if (parts == 0)
        return kernels.contacts;
    if (!(parts & partFlock))
        return kernels.avoiding;
    return parts & partAvoid ? kernels.all : kernels.flocking;
}

NeighbourQuery queryOf(const Agent& agent, const CrowdLanes& lanes, std::size_t place,
                       const AgentReach& reach, double unit)
{
    NeighbourQuery query{};
    query.x = lanes.x[place];
    query.y = lanes.y[place];
    query.vx = lanes.vx[place];
    query.vy = lanes.vy[place];
    query.headingX = static_cast<float>(agent.heading.x);
    query.headingY = static_cast<float>(agent.heading.y);
    query.radius = lanes.radius[place];
    query.unit = static_cast<float>(unit);
    query.id = agent.id;
    query.avoidRange = static_cast<float>(reach.avoid);
    query.avoidHorizon = static_cast<float>(avoidHorizon);
    query.avoidMargin = 0.25f * query.radius;
    query.separationRange = atLeastTiny(reach.separation);
    query.alignmentRange = atLeastTiny(reach.alignment);
    query.alignmentCosine = static_cast<float>(AlignmentParams::of(agent).cosine);
    query.cohesionRange = atLeastTiny(reach.cohesion);
    query.cohesionCosine = static_cast<float>(CohesionParams::of(agent).cosine);
    query.contactRange = static_cast<float>(std::max(reach.contact, reach.orca));
    return query;
}

/// How far ORCA should look for enough neighbours, and a few to spare, when `count` are found
/// within `range`.
double reachOfEnough(const Agent& agent, double range, std::size_t count)
{
    const double between = 2 * agent.radius;
    const double share = enoughHeeded / static_cast<double>(std::max<std::size_t>(count, 1));
    return std::sqrt(share) * (range + between) - between;
}

double centreReach(const Agent& agent, const CellLanes& lanes, double gap)
{
    return gap + agent.radius + lanes.largestRadius();
}

} // namespace

Steering::Steering(Crowd::State& state, ChunkWork& work)
    : m_state(state), m_work(work), m_lanes(state.lanes.lanes()),
      m_kernels(laneKernels().neighbours)
{}

void Steering::steer(std::size_t place)
{
    const std::uint32_t slot = m_state.lanes.slotAt(place);
    const Agent& agent = m_state.roster.agents[slot];
    Standing& standing = m_state.roster.standings[slot];
    m_rules = &m_state.rules[standing.group];
    m_stack = m_state.stacks[m_rules->stack];
    const Build& build = m_state.builds[standing.build];
    const bool isSteered = standing.state != AgentState::arrived && !standing.isInside;

    findWay(slot, agent, standing);
    AgentReach reach{.contact = build.reach.contact};
    if (isSteered) {
        const double toRim = m_state.remaining[slot] - 2 * agent.radius;
        reach = build.reach.beforeGoal(toRim);
        m_caution = std::clamp(toRim / build.body, 0.0, 1.0);
        if (standing.state == AgentState::stuck)
            m_caution *= stuckShare;
    }
    feelNeighbours(place, agent, reach, isSteered ? m_rules->parts : 0);
    if (isSteered && decidesInLanes(agent)) {
        ForceBatch& batch = m_batches[m_rules->stack];
        batch.add(m_state, place, {slot, m_caution, m_aim.speed * m_aim.direction, m_sums});
        if (batch.isFull())
            batch.decide(m_state);
        return;
    }
    m_state.ways[place] = wayAlone(slot, agent, standing, isSteered);
    record(agent, reach);
}

void Steering::finish()
{
    for (ForceBatch& batch : m_batches)
        batch.decide(m_state);
}

/// Agents whose decision is recorded decide alone: a lane keeps no record.
bool Steering::decidesInLanes(const Agent& agent) const
{
    return m_rules->stack < m_batches.size() && m_rules->suitsLanes &&
           (m_rules->hasGoal || !m_rules->needsGoal) && !isWatched(agent);
}

Point Steering::wayAlone(std::uint32_t slot, const Agent& agent, const Standing& standing,
                         bool isSteered)
{
    const double seconds = m_state.params.step;
    const double longest = m_state.longestWay(agent);
    m_forces.count = 0;
    if (isSteered)
        addForces(slot, agent);
    else
        m_forces.sum = towardsVelocity(agent, {0, 0}, seconds);
    if (standing.isInside)
        return longest * m_state.ground.threat(agent.position, agent.radius).normal;
    const Point velocity = agent.velocity + seconds * m_forces.sum;
    return truncated(seconds * velocity, longest);
}

void Steering::findWay(std::uint32_t slot, const Agent& agent, const Standing& standing)
{
    m_aim = {};
    double& remaining = m_state.remaining[slot];
    remaining = std::numeric_limits<double>::infinity();
    if (standing.state == AgentState::arrived)
        return;
    if (m_rules->usesPlan) {
        m_aim = m_state.guidance.aim(slot, agent);
        remaining = m_aim.remaining;
    } else if (m_rules->hasGoal) {
        remaining = lengthOf(m_rules->goal - agent.position);
    }
}

void Steering::feelNeighbours(std::size_t place, const Agent& agent, const AgentReach& reach,
                              unsigned parts)
{
    if (reach.orca > 0)
        feelNearest(place, agent, reach, parts);
    else
        listNeighbours(place, agent, reach, parts);
    const std::size_t at = place - m_work.begin;
    m_work.contactBegins[at + 1] = m_work.contactBegins[at] + m_sums.contacts;
    if (m_sums.contacts > 0)
        m_work.touching.push_back(static_cast<std::uint32_t>(place));
}

/// Lists who is within reach of contacts and ORCA, after the contacts of those before.
std::span<std::uint32_t> Steering::listNeighbours(std::size_t place, const Agent& agent,
                                                  const AgentReach& reach, unsigned parts)
{
    const double farthest = centreReach(agent, m_state.lanes, reach.farthest());
    const std::size_t most = m_state.lanes.blocksAround(agent.position, farthest, m_work.blocks);
    const std::size_t used = m_work.contactBegins[place - m_work.begin];
    if (m_work.contacts.size() < used + most)
        m_work.contacts.resize(2 * (used + most));
    const NeighbourQuery query = queryOf(agent, m_lanes, place, reach, m_state.lanes.unit());
    std::uint32_t* const listed = m_work.contacts.data() + used;
    kernelFor(m_kernels, parts)(m_lanes, query, m_work.blocks.data(),
                                static_cast<unsigned>(m_work.blocks.size() - 1), m_sums, listed);
    return {listed, m_sums.contacts};
}

/// ORCA heeds a few of the nearest, so it looks no farther than it had to in the step before. Where
/// too few are as near as that it looks at all in reach: what it finds does not hang on the guess.
void Steering::feelNearest(std::size_t place, const Agent& agent, const AgentReach& reach,
                           unsigned parts)
{
    double& guess = m_state.roster.standings[m_state.lanes.slotAt(place)].orcaReach;
    AgentReach nearer = reach;
    nearer.orca = std::max(guess, reach.contact);
    // Sums take all that the behaviours reach, and records name all.
    if (nearer.orca >= reach.orca || parts != 0 || isWatched(agent)) {
        const auto listed = listNeighbours(place, agent, reach, parts);
        guess = reachOfEnough(agent, reach.orca, listed.size());
        splitContacts(place, reach, listed);
        return;
    }
    auto listed = listNeighbours(place, agent, nearer, parts);
    const double next = reachOfEnough(agent, nearer.orca, listed.size());
    if (splitContacts(place, nearer, listed) >= mostHeeded) {
        guess = std::max(next, 0.95 * nearer.orca);
        return;
    }
    guess = std::max(next, 1.2 * nearer.orca);
    splitContacts(place, reach, listNeighbours(place, agent, reach, parts));
}

/// All that were listed are neighbours for ORCA, and those within the range of contacts stay
/// listed. The number of those that are nearer than ORCA's reach for sure: the list is of single
/// precision.
std::size_t Steering::splitContacts(std::size_t place, const AgentReach& reach,
                                    std::span<std::uint32_t> listed)
{
    const std::uint32_t slot = m_state.lanes.slotAt(place);
    const Agent& agent = m_state.roster.agents[slot];
    const Standing& standing = m_state.roster.standings[slot];
    const bool takesTurns = isHeldUp(standing);
    bool givesWay = false;
    m_work.near.clear();
    std::uint32_t count = 0;
    std::size_t sure = 0;
    for (const std::uint32_t at : listed) {
        const std::uint32_t otherSlot = m_state.lanes.slotAt(at);
        const Agent& other = m_state.roster.agents[otherSlot];
        m_work.near.push_back(neighbourOf(other));
        bool isAfter = false;
        if (takesTurns) {
            const Standing& their = m_state.roster.standings[otherSlot];
            isAfter = goesBefore(other, their, agent, standing);
            m_work.near.back().share = isAfter ? 1 : 0;
        }
        const Point apart = other.position - agent.position;
        const double square = dot(apart, apart);
        const double touch = agent.radius + other.radius;
        const double most = (1 - 0x1p-16) * (reach.orca + touch);
        sure += square < most * most;
        const double contact = reach.contact + agent.radius + other.radius;
        if (square < contact * contact) {
            givesWay |= isAfter;
            listed[count++] = at;
        }
    }
    m_sums.contacts = count;
    m_givesWay = givesWay;
    return sure;
}

void Steering::addForces(std::uint32_t slot, const Agent& agent)
{
    if (m_rules->senses)
        sense(agent);
    for (const StackedBehaviour& stacked : m_stack) {
        WeightedForce& part = m_forces.parts[m_forces.count++];
        part = {{0, 0}, stacked.weight};
        if (stacked.kind != BehaviourKind::orca)
            part.force = forceOf(stacked.kind, slot, agent);
    }
    if (m_rules->isOrca)
        decideByOrca(agent, m_state.roster.standings[slot]);
    else
        m_forces.sum = prioritised(std::span(m_forces.parts.data(), m_forces.count), agent.maxForce,
                                   std::span(m_forces.granted.data(), m_forces.count));
}

Point Steering::forceOf(BehaviourKind kind, std::uint32_t slot, const Agent& agent)
{
    // ORCA is told the velocity that an agent wants, not how much of it a step's force gives.
    Agent eager = agent;
    if (m_rules->isOrca)
        eager.maxForce = std::numeric_limits<float>::max();
    switch (kind) {
    case BehaviourKind::seek:
        return m_rules->hasGoal ? seek(eager, m_rules->goal, SeekParams::of(agent)) : Point{0, 0};
    case BehaviourKind::arrive:
        return m_rules->hasGoal ? arrive(eager, m_rules->goal, ArriveParams::of(agent))
                                : Point{0, 0};
    case BehaviourKind::followPath:
    case BehaviourKind::followFlow:
        return towardsVelocity(eager, m_aim.speed * m_aim.direction, responseTimeOf(agent));
    case BehaviourKind::avoidAgents:
        return truncated(2 * m_caution * agent.maxForce * Point{m_sums.avoidX, m_sums.avoidY},
                         agent.maxForce);
    case BehaviourKind::separation:
    case BehaviourKind::alignment:
    case BehaviourKind::cohesion:
        return flockForce(kind, agent);
    case BehaviourKind::wander: {
        Memory& memory = m_state.roster.memories[slot];
        const WanderStep step =
            wander(agent, memory.wander, WanderParams::of(agent), m_state.params.step);
        memory.wander = step.state;
        return step.force;
    }
    default:
        return sensingForce(kind, slot, agent);
    }
}

// As flock.cpp does with its own sums.
Point Steering::flockForce(BehaviourKind kind, const Agent& agent) const
{
    if (kind == BehaviourKind::separation) {
        const Point push{m_sums.separationX, m_sums.separationY};
        return truncated(m_caution * agent.maxForce * push, agent.maxForce);
    }
    const bool isAlignment = kind == BehaviourKind::alignment;
    const double weight = isAlignment ? m_sums.alignmentWeight : m_sums.cohesionWeight;
    if (weight <= 0)
        return {0, 0};
    const Point sum = isAlignment ? Point{m_sums.alignmentX, m_sums.alignmentY}
                                  : Point{m_sums.cohesionX, m_sums.cohesionY};
    Point desired = (1 / weight) * sum;
    if (!isAlignment) {
        const double half = CohesionParams::of(agent).range / 2;
        desired = agent.maxSpeed / std::max(lengthOf(desired), half) * desired;
    }
    return std::min(1.0, weight) * towardsVelocity(agent, desired, responseTimeOf(agent));
}

void Steering::sense(const Agent& agent)
{
    if (m_state.obstacles.empty()) {
        m_work.around.discs.clear();
        m_work.around.sides.clear();
        return;
    }
    double reach = 0;
    if (m_rules->isOrca)
        reach = agent.radius + OrcaParams{}.obstacleHorizon * agent.maxSpeed;
    reach = std::max(reach, detectionLength(agent, AvoidParams::of(agent)));
    reach = std::max(reach, WallAvoidParams::of(agent).reach);
    senseObstacles(m_state.bare, agent.position, reach, m_work.around);
}

Point Steering::sensingForce(BehaviourKind kind, std::uint32_t slot, const Agent& agent)
{
    if (kind == BehaviourKind::avoidObstacles)
        return avoidObstacles(agent, m_work.around, AvoidParams::of(agent));
    Memory& memory = m_state.roster.memories[slot];
    if (kind == BehaviourKind::avoidWalls) {
        const WallStep step = avoidWalls(agent, m_work.around, memory.wall,
                                         WallAvoidParams::of(agent), m_state.params.step);
        memory.wall = step.memory;
        return step.force;
    }
    if (!m_rules->hasGoal)
        return {0, 0};
    const RayFanStep step =
        rayFan(agent, m_rules->goal, m_state.fieldFor(agent.radius),
               RayFan(RayFanParams::of(agent)), memory.fan, m_state.params.step);
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
    m_forces.sum = orca(agent, preferred, m_work.near, m_work.around,
                        OrcaParams::of(agent, m_state.params.step));
    for (std::size_t i = 0; i < m_forces.count; ++i)
        m_forces.granted[i] = parts[i].weight * parts[i].force;
}

bool Steering::isWatched(const Agent& agent) const
{
    return !m_state.watched.empty() && std::ranges::binary_search(m_state.watched, agent.id);
}

void Steering::record(const Agent& agent, const AgentReach& reach)
{
    if (!isWatched(agent))
        return;
    AgentRecord record;
    record.id = agent.id;
    for (std::size_t i = 0; i < m_forces.count; ++i) {
        const WeightedForce& part = m_forces.parts[i];
        record.parts.push_back({m_stack[i].kind, part.weight * part.force, m_forces.granted[i]});
    }
    for (const LaneBlock& block : m_work.blocks)
        for (std::uint32_t i = block.begin; i < block.end; ++i) {
            const Agent& other = m_state.roster.agents[m_state.lanes.slotAt(i)];
            const double gap =
                lengthOf(other.position - agent.position) - agent.radius - other.radius;
            if (other.id != agent.id && gap < reach.farthest())
                record.neighbours.push_back(other.id);
        }
    std::ranges::sort(record.neighbours);
    record.aim = m_aim.direction;
    m_work.records.push_back(std::move(record));
}

} // namespace thicket::steer
