#include "libsteer/lanes/kernelchoice.h"
#include "libsteer/sim/rightofway.h"
#include "libsteer/sim/steering.h"

#include <algorithm>

namespace thicket::steer {

namespace {

constexpr double morePart = 1.3; // of the neighbours that ORCA considers

float atLeastTiny(double range) { return static_cast<float>(std::max(range, 1e-6)); }

NeighbourKernel kernelFor(const NeighbourKernels& kernels, unsigned parts)
{
    if (parts == 0)
        return kernels.contacts;
    if (!(parts & partFlock))
        return parts & partSeparation ? kernels.parting : kernels.avoiding;
    return parts & partAvoid ? kernels.all : kernels.flocking;
}

/// What all agents of a build ask for.
NeighbourQuery sharedQuery(const Build& build)
{
    const NeighbourView& view = build.view;
    NeighbourQuery query{};
    query.avoidHorizon = static_cast<float>(view.avoidHorizon);
    query.avoidMargin = static_cast<float>(view.avoidMargin);
    query.avoidRight = static_cast<float>(view.avoidRight);
    query.avoidBrake = static_cast<float>(view.avoidBrake);
    query.alignmentRange = atLeastTiny(build.reach.alignment);
    query.alignmentCosine = static_cast<float>(view.alignmentCosine);
    query.cohesionRange = atLeastTiny(build.reach.cohesion);
    query.cohesionCosine = static_cast<float>(view.cohesionCosine);
    return query;
}

/// `range` plus the largest error of a gap in the lanes. They round to single precision and to
/// their unit, which may be coarser than the lattice's. The range of contacts has 3 units to spare:
/// each of two agents moves at most 1.5 units less than its speed allows.
float listedWithin(double range, const Agent& agent, const CellLanes& lanes, double unit)
{
    const double roundings = 0x1p-21 * (range + agent.radius + lanes.largestRadius());
    const double coarse = lanes.unit() > unit ? 2 * lanes.unit() : 0;
    return static_cast<float>(range + std::max(0.0, roundings + coarse - 3 * unit));
}

/// The range in which ORCA should find enough neighbours, and a few more, if `count` were found
/// within `range`.
double reachOfEnough(const Agent& agent, double range, std::size_t count, int considered)
{
    const double between = 2 * agent.radius;
    const double share =
        morePart * considered / static_cast<double>(std::max<std::size_t>(count, 1));
    return std::sqrt(share) * (range + between) - between;
}

double centreReach(const Agent& agent, const CellLanes& lanes, double gap)
{
    return gap + agent.radius + lanes.largestRadius();
}

} // namespace

void Steering::use(const Build& build)
{
    if (m_build == &build)
        return;
    m_build = &build;
    m_query = sharedQuery(build);
}

/// The query of an agent at the origin of the lanes.
NeighbourQuery Steering::queryOf(const Agent& agent, const AgentReach& reach, double unit) const
{
    NeighbourQuery query = m_query;
    query.vx = static_cast<float>(agent.velocity.x);
    query.vy = static_cast<float>(agent.velocity.y);
    query.headingX = static_cast<float>(agent.heading.x);
    query.headingY = static_cast<float>(agent.heading.y);
    query.radius = static_cast<float>(agent.radius);
    query.unit = static_cast<float>(unit);
    query.id = agent.id;
    query.avoidRange = static_cast<float>(reach.avoid);
    query.separationRange = atLeastTiny(reach.separation);
    return query;
}

void Steering::findNeighbours(Place place, const Agent& agent, const AgentReach& reach,
                              unsigned parts)
{
    if (reach.orca > 0)
        findNearest(place, agent, reach, parts);
    else
        listNeighbours(place, agent, reach, parts);
    if (m_sums.contacts > mostContacts)
        keepNearestContacts(place, agent, reach);
    m_state.work.hindrances[place].isConfined = m_isConfined;
    m_work.hasConfined |= m_isConfined;
    if (reach.orca > 0)
        m_givesWay = givesWayTo({roomForContacts(place, 0), m_sums.contacts}, place);
    const std::size_t at = place - m_work.begin;
    m_work.contactBegins[at + 1] = m_work.contactBegins[at] + m_sums.contacts;
    if (m_sums.contacts > 0)
        m_work.touching.push_back(place);
}

/// Memory for up to `most` contacts, after those of the agents before.
std::uint32_t* Steering::roomForContacts(Place place, std::size_t most)
{
    const std::size_t used = m_work.contactBegins[place - m_work.begin];
    if (m_work.contacts.size() < used + most)
        m_work.contacts.resize(2 * (used + most));
    return m_work.contacts.data() + used;
}

/// Lists the agents within reach of contacts and ORCA.
std::span<std::uint32_t> Steering::listNeighbours(Place place, const Agent& agent,
                                                  const AgentReach& reach, unsigned parts)
{
    const CellLanes& lanes = m_state.work.lanes;
    const double farthest = centreReach(agent, lanes, reach.farthest());
    const std::size_t most = lanes.blocksAround(agent.position, farthest, m_work.blocks);
    if (most > mostLookedAt || !lanes.covers(farthest))
        return listFew(place, agent, reach, parts);
    m_isConfined = false;
    NeighbourQuery query = queryOf(agent, reach, lanes.unit());
    query.x = m_lanes.x[place];
    query.y = m_lanes.y[place];
    query.contactRange =
        listedWithin(std::max(reach.contact, reach.orca), agent, lanes, m_state.lattice.unit());
    std::uint32_t* const listed = roomForContacts(place, most);
    kernelFor(m_kernels, parts)(m_lanes, query, m_work.blocks.data(),
                                static_cast<unsigned>(m_work.blocks.size() - 1), m_sums, listed);
    return {listed, m_sums.contacts};
}

/// The same with the tree. The sums are of the nearest few only.
std::span<std::uint32_t> Steering::listFew(Place place, const Agent& agent, const AgentReach& reach,
                                           unsigned parts)
{
    const AgentTree& tree = m_state.work.tree.of(m_state.work.lanes);
    const AgentTree::Rim self{agent.position, agent.radius, place};
    std::vector<AgentTree::Near>& found = m_work.nearest;
    tree.nearest(self, reach.farthest(), fewNearest, found);
    m_work.nearLanes.fill(m_state.work.lanes, agent.position, found);
    const std::span<const LaneBlock> blocks = m_work.nearLanes.blocks();
    kernelFor(m_kernels, parts)(
        m_work.nearLanes.lanes(), queryOf(agent, reach, m_work.nearLanes.unit()), blocks.data(),
        static_cast<unsigned>(blocks.size() - 1), m_sums, m_work.nearLanes.listed());
    m_work.blocks.clear();
    for (const AgentTree::Near& near : found)
        m_work.blocks.push_back({near.place, near.place + 1});
    m_isConfined = tree.hasMore(self, reach.contact, mostContacts);
    const bool mayMiss = found.size() == fewNearest && !m_isConfined;
    if (mayMiss && std::ranges::all_of(found, [&](const AgentTree::Near& near) {
            return near.gap < reach.contact;
        }))
        tree.nearest(self, reach.contact, mostContacts, found);
    return listed(place, found, std::max(reach.contact, reach.orca));
}

/// Lists those of `found` whose gap is below `range`.
std::span<std::uint32_t> Steering::listed(Place place, const std::vector<AgentTree::Near>& found,
                                          double range)
{
    std::uint32_t* const list = roomForContacts(place, found.size());
    m_sums.contacts = 0;
    for (const AgentTree::Near& near : found)
        if (near.gap < range)
            list[m_sums.contacts++] = near.place;
    return {list, m_sums.contacts};
}

/// Lists only the nearest contacts of an agent that has too many.
void Steering::keepNearestContacts(Place place, const Agent& agent, const AgentReach& reach)
{
    const AgentTree::Rim self{agent.position, agent.radius, place};
    m_isConfined = true;
    m_state.work.tree.of(m_state.work.lanes)
        .nearest(self, reach.contact, fewNearest, m_work.nearest);
    listed(place, m_work.nearest, reach.contact);
}

/// ORCA considers only the nearest few, so the range is first guessed from the step before. If that
/// finds too few, the query is repeated with the full reach. So the guess does not change results.
void Steering::findNearest(Place place, const Agent& agent, const AgentReach& reach, unsigned parts)
{
    double& guess = m_state.roster.standing(m_state.work.slotAt(place)).orcaReach;
    const int considered = m_build->view.orcaNeighbours;
    AgentReach nearer = reach;
    nearer.orca = std::max(guess, reach.contact);
    // Sums and records need all agents within the behaviours' reach.
    if (nearer.orca >= reach.orca || parts != 0 || isWatched(agent)) {
        const auto listed = listNeighbours(place, agent, reach, parts);
        guess = reachOfEnough(agent, reach.orca, listed.size(), considered);
        splitContacts(place, reach, listed);
        return;
    }
    auto listed = listNeighbours(place, agent, nearer, parts);
    const double next = reachOfEnough(agent, nearer.orca, listed.size(), considered);
    if (splitContacts(place, nearer, listed) >= static_cast<std::size_t>(considered)) {
        guess = std::max(next, 0.95 * nearer.orca);
        return;
    }
    guess = std::max(next, 1.2 * nearer.orca);
    splitContacts(place, reach, listNeighbours(place, agent, reach, parts));
}

/// Makes all listed agents neighbours for ORCA. Only those within the range of contacts stay
/// listed. Returns how many are certainly nearer than ORCA's reach, as the list is in single
/// precision.
std::size_t Steering::splitContacts(Place place, const AgentReach& reach,
                                    std::span<std::uint32_t> listed)
{
    const Slot slot = m_state.work.slotAt(place);
    const Agent& agent = m_state.roster.agent(slot);
    const Standing& standing = m_state.roster.standing(slot);
    const bool takesTurns = isHeldUp(standing);
    m_work.near.clear();
    std::uint32_t count = 0;
    std::size_t sure = 0;
    for (const std::uint32_t at : listed) {
        const Slot otherSlot = m_state.work.slotAt(Place(at));
        const Agent& other = m_state.roster.agent(otherSlot);
        m_work.near.push_back(neighbourOf(other));
        if (takesTurns) {
            const Standing& their = m_state.roster.standing(otherSlot);
            m_work.near.back().share = goesBefore(other, their, agent, standing) ? 1 : 0;
        }
        const Point apart = other.position - agent.position;
        const double square = dot(apart, apart);
        const double touch = agent.radius + other.radius;
        const double most = (1 - 0x1p-16) * (reach.orca + touch);
        sure += square < most * most;
        const double contact = reach.contact + agent.radius + other.radius;
        if (square < contact * contact)
            listed[count++] = at;
    }
    m_sums.contacts = count;
    return sure;
}

/// Whether the agent takes turns and has to give way to one of its contacts.
bool Steering::givesWayTo(std::span<const std::uint32_t> contacts, Place place) const
{
    const Slot slot = m_state.work.slotAt(place);
    const Standing& standing = m_state.roster.standing(slot);
    return isHeldUp(standing) && std::ranges::any_of(contacts, [&](std::uint32_t at) {
               const Slot other = m_state.work.slotAt(Place(at));
               return goesBefore(m_state.roster.agent(other), m_state.roster.standing(other),
                                 m_state.roster.agent(slot), standing);
           });
}

} // namespace thicket::steer
