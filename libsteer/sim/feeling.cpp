#include "libsteer/behaviours/flock.h"
#include "libsteer/behaviours/orca.h"
#include "libsteer/sim/kernelchoice.h"
#include "libsteer/sim/rightofway.h"
#include "libsteer/sim/steering.h"

#include <algorithm>

namespace thicket::steer {

namespace {

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

} // namespace thicket::steer
