#include "libsteer/sim/steering.h"

#include "libsteer/behaviours/avoid.h"
#include "libsteer/behaviours/flock.h"
#include "libsteer/behaviours/orca.h"
#include "libsteer/behaviours/rayfan.h"
#include "libsteer/sim/kernelchoice.h"

#include <algorithm>

namespace thicket::steer {

namespace {

float atLeastTiny(double range) { return static_cast<float>(std::max(range, 1e-6)); }

NeighbourKernel kernelFor(unsigned parts)
{
    const NeighbourKernels& kernels = neighbourKernels();
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

double centreReach(const Agent& agent, const CellLanes& lanes, double gap)
{
    return gap + agent.radius + lanes.largestRadius();
}

} // namespace

Point Steering::wayOf(std::size_t place)
{
    const std::uint32_t slot = m_state.lanes.slotAt(place);
    const Agent& agent = m_state.roster.agents[slot];
    Standing& standing = m_state.roster.standings[slot];
    const CrowdGroup& group = m_state.groups[standing.group];
    const GroupRules& rules = m_state.rules[standing.group];
    const double contact = (agent.maxSpeed + m_state.fastest) * m_state.params.step;
    const AgentReach reach = AgentReach::of(agent, rules, contact);
    const double seconds = m_state.params.step;
    const double longest = m_state.longestWay(agent);

    m_forces.count = 0;
    m_aim = {};
    feelNeighbours(place, agent, reach);
    if (standing.isInside)
        return longest * m_state.ground.threat(agent.position, agent.radius).normal;
    if (standing.state == AgentState::arrived)
        m_forces.sum = towardsVelocity(agent, {0, 0}, seconds);
    else
        addForces(slot, agent, group);
    if (!m_state.watched.empty())
        record(place, group, reach);
    const Point velocity = agent.velocity + seconds * m_forces.sum;
    return truncated(seconds * velocity, longest);
}

void Steering::feelNeighbours(std::size_t place, const Agent& agent, const AgentReach& reach)
{
    const std::uint32_t slot = m_state.lanes.slotAt(place);
    const GroupRules& rules = m_state.rules[m_state.roster.standings[slot].group];
    const double farthest = centreReach(agent, m_state.lanes, reach.farthest());
    const std::uint32_t cell = m_state.lanes.cellAt(place);
    if (m_work.rangesCell != cell || m_work.rangesReach != farthest) {
        m_state.lanes.rangesAround(place, farthest, m_work.ranges);
        m_work.rangesCell = cell;
        m_work.rangesReach = farthest;
    }
    std::size_t most = 0;
    for (const LaneRange& range : m_work.ranges)
        most += range.end - range.begin;
    const std::size_t used = m_work.contactBegins.back();
    if (m_work.contacts.size() < used + most)
        m_work.contacts.resize(2 * (used + most));
    const CrowdLanes lanes = m_state.lanes.lanes();
    const NeighbourQuery query = queryOf(agent, lanes, place, reach, m_state.lanes.unit());
    std::uint32_t* const listed = m_work.contacts.data() + used;
    kernelFor(rules.parts)(lanes, query, m_work.ranges.data(),
                           static_cast<unsigned>(m_work.ranges.size()), m_sums, listed);
    std::uint32_t count = m_sums.contacts;
    m_work.near.clear();
    if (rules.isOrca) {
        count = 0;
        for (std::uint32_t i = 0; i < m_sums.contacts; ++i) {
            const Agent& other = m_state.roster.agents[m_state.lanes.slotAt(listed[i])];
            m_work.near.push_back(neighbourOf(other));
            const double touch = reach.contact + agent.radius + other.radius;
            const Point apart = other.position - agent.position;
            if (dot(apart, apart) < touch * touch)
                listed[count++] = listed[i];
        }
    }
    m_work.contactBegins.push_back(static_cast<std::uint32_t>(used + count));
}

void Steering::addForces(std::uint32_t slot, const Agent& agent, const CrowdGroup& group)
{
    const GroupRules& rules = m_state.rules[m_state.roster.standings[slot].group];
    if (rules.usesPlan)
        m_aim = m_state.guidance.aim(slot, agent);
    if (rules.senses)
        sense(agent, rules);
    for (const StackedBehaviour& stacked : group.stack) {
        WeightedForce& part = m_forces.parts[m_forces.count++];
        part = {{0, 0}, stacked.weight};
        if (stacked.kind != BehaviourKind::orca)
            part.force = forceOf(stacked.kind, slot, agent, group);
    }
    if (rules.isOrca)
        decideByOrca(agent);
    else
        m_forces.sum = prioritised(std::span(m_forces.parts.data(), m_forces.count), agent.maxForce,
                                   std::span(m_forces.granted.data(), m_forces.count));
    const bool isPlanned = rules.usesPlan;
    const double remaining = isPlanned    ? m_aim.remaining
                             : group.goal ? lengthOf(*group.goal - agent.position)
                                          : std::numeric_limits<double>::infinity();
    m_state.remaining[slot] = remaining;
}

Point Steering::forceOf(BehaviourKind kind, std::uint32_t slot, const Agent& agent,
                        const CrowdGroup& group)
{
    switch (kind) {
    case BehaviourKind::seek:
        return group.goal ? seek(agent, *group.goal, SeekParams::of(agent)) : Point{0, 0};
    case BehaviourKind::arrive:
        return group.goal ? arrive(agent, *group.goal, ArriveParams::of(agent)) : Point{0, 0};
    case BehaviourKind::followPath:
    case BehaviourKind::followFlow:
        return plannedForce(agent);
    case BehaviourKind::avoidAgents:
        return truncated(2 * agent.maxForce * Point{m_sums.avoidX, m_sums.avoidY}, agent.maxForce);
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
        return sensingForce(kind, slot, agent, group);
    }
}

Point Steering::plannedForce(const Agent& agent) const
{
    return towardsVelocity(agent, m_aim.speed * m_aim.direction, responseTimeOf(agent));
}

// As flock.cpp does with its own sums.
Point Steering::flockForce(BehaviourKind kind, const Agent& agent) const
{
    if (kind == BehaviourKind::separation) {
        const Point push{m_sums.separationX, m_sums.separationY};
        return truncated(agent.maxForce * push, agent.maxForce);
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

void Steering::sense(const Agent& agent, const GroupRules& rules)
{
    double reach = 0;
    if (rules.isOrca)
        reach = agent.radius + OrcaParams{}.obstacleHorizon * agent.maxSpeed;
    reach = std::max(reach, detectionLength(agent, AvoidParams::of(agent)));
    reach = std::max(reach, WallAvoidParams::of(agent).reach);
    senseObstacles(m_state.bare, agent.position, reach, m_work.around);
}

Point Steering::sensingForce(BehaviourKind kind, std::uint32_t slot, const Agent& agent,
                             const CrowdGroup& group)
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
    if (!group.goal)
        return {0, 0};
    const RayFanStep step =
        rayFan(agent, *group.goal, m_state.fieldFor(agent.radius), RayFan(RayFanParams::of(agent)),
               memory.fan, m_state.params.step);
    memory.fan = step.state;
    return step.force;
}

void Steering::decideByOrca(const Agent& agent)
{
    const std::span parts(m_forces.parts.data(), m_forces.count);
    const Point wanted = weightedSum(parts, agent.maxForce);
    const Point preferred =
        truncated(agent.velocity + responseTimeOf(agent) * wanted, agent.maxSpeed);
    m_forces.sum = orca(agent, preferred, m_work.near, m_work.around,
                        OrcaParams::of(agent, m_state.params.step));
    for (std::size_t i = 0; i < m_forces.count; ++i)
        m_forces.granted[i] = parts[i].weight * parts[i].force;
}

void Steering::record(std::size_t place, const CrowdGroup& group, const AgentReach& reach)
{
    const Agent& agent = m_state.roster.agents[m_state.lanes.slotAt(place)];
    if (!std::ranges::binary_search(m_state.watched, agent.id))
        return;
    AgentRecord record;
    record.id = agent.id;
    for (std::size_t i = 0; i < m_forces.count; ++i) {
        const WeightedForce& part = m_forces.parts[i];
        record.parts.push_back(
            {group.stack[i].kind, part.weight * part.force, m_forces.granted[i]});
    }
    for (const LaneRange& range : m_work.ranges)
        for (std::uint32_t i = range.begin; i < range.end; ++i) {
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
