#include "libsteer/sim/spawning.h"

#include "libsteer/sim/crowdstate.h"
#include "libsteer/sim/freespots.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace thicket::steer {

namespace {

constexpr std::uint64_t mostIds = std::numeric_limits<std::uint32_t>::max();

bool isFrom0(double value, double most) { return value >= 0 && value <= most; }

/// The distance from the area's centre that its agents' centres keep within.
double roomOf(const SpawnArea& area) { return std::max(0.0, area.radius - area.agentRadius); }

nav::Box boxOf(const SpawnArea& area)
{
    const double reach = std::max(area.radius, area.agentRadius);
    return {area.center - Point{reach, reach}, area.center + Point{reach, reach}};
}

/// A point of the disc round the area's centre, uniformly distributed.
Point placeIn(const SpawnArea& area, Random& random)
{
    const double room = roomOf(area);
    for (;;) {
        // In this order: that of arguments is not defined.
        const double x = random.between(-room, room);
        const double y = random.between(-room, room);
        if (x * x + y * y <= room * room)
            return area.center + Point{x, y};
    }
}

} // namespace

Spawning::Spawning(const Scenario& scenario, std::uint64_t seed) : m_nextId(scenario.firstSpawned)
{
    for (const SpawnArea& area : scenario.spawns) {
        Random random{seed ^ (area.id * 0x9E3779B97F4A7C15)};
        random.state = random.next() ^ area.seed;
        random.state = random.next();
        m_areas.push_back({area, random});
    }
}

const char* Spawning::problemWith(const SpawnArea& area, std::size_t groups)
{
    if (area.group >= groups)
        return "its group does not exist";
    if (!nav::isInRange(area.center) || !isFrom0(area.radius, 1e9))
        return "its radius must be from 0 to 1e9, its centre within 1e9 of the origin";
    if (!(area.agentRadius > 0 && area.agentRadius <= 1e6))
        return "the radius of its agents must be above 0 and at most 1e6";
    if (!isFrom0(area.rate, 1e9) || !isFrom0(area.from, 1e9) ||
        !isFrom0(area.until.value_or(0), 1e9))
        return "its rate and times must be from 0 to 1e9";
    return nullptr;
}

void Spawning::addSamples(Scenario& scenario)
{
    for (const SpawnArea& area : scenario.spawns) {
        const nav::Box box = boxOf(area);
        for (const Point at : {box.min, box.max})
            scenario.agents.push_back(
                {.id = 0, .group = area.group, .position = at, .radius = area.agentRadius});
    }
}

std::uint64_t Spawning::dueAt(const SpawnArea& area, double seconds, double slack)
{
    const double since = seconds + slack - area.from;
    if (since < 0 || (area.until && seconds > *area.until + slack))
        return 0;
    if (area.rate == 0)
        return area.count;
    const double most = area.count > 0 ? static_cast<double>(area.count) : 0x1p53;
    return static_cast<std::uint64_t>(std::min(std::floor(since * area.rate) + 1, most));
}

FreeSpots Spawning::spotsNow(const Crowd::State& state) const
{
    nav::Box box;
    double largest = 0;
    for (const Area& one : m_areas) {
        if (one.due <= one.entered)
            continue;
        enclose(box, boxOf(one.area));
        largest = std::max(largest, one.area.agentRadius);
    }
    FreeSpots spots(box, largest);
    for (const Slot slot : state.roster.order()) {
        const Agent& agent = state.roster.agent(slot);
        spots.add(agent.position, agent.radius);
    }
    return spots;
}

void Spawning::enterDue(Crowd::State& state, int tries)
{
    const double seconds = state.params.step * static_cast<double>(state.steps);
    bool isAnyDue = false;
    for (Area& one : m_areas) {
        one.due = std::max(dueAt(one.area, seconds, 1e-6 * state.params.step), one.entered);
        isAnyDue = isAnyDue || one.due > one.entered;
    }
    if (!isAnyDue)
        return;
    FreeSpots spots = spotsNow(state);
    for (Area& one : m_areas)
        while (one.entered < one.due && enterOne(state, one, spots, tries))
            ++one.entered;
}

bool Spawning::enterOne(Crowd::State& state, Area& one, FreeSpots& spots, int tries)
{
    while (m_nextId <= mostIds && state.roster.has(static_cast<std::uint32_t>(m_nextId)))
        ++m_nextId;
    if (m_nextId > mostIds)
        return false;
    const SpawnArea& area = one.area;
    CrowdAgent newcomer{.id = static_cast<std::uint32_t>(m_nextId),
                        .group = area.group,
                        .position = area.center,
                        .radius = area.agentRadius};
    Agent sized;
    sized.radius = area.agentRadius;
    const double skin = state.lattice.skinOf(sized);
    for (int i = 0; i < tries; ++i) {
        newcomer.position = state.lattice.nearest(placeIn(area, one.random));
        if (!state.lattice.isInWorld(newcomer.position) ||
            !spots.isFree(newcomer.position, area.agentRadius, skin) ||
            state.world.ground().isWithin(newcomer.position, area.agentRadius + skin))
            continue;
        if (const auto& goal = state.book.groups()[area.group].goal)
            newcomer.heading = unitOr(*goal - newcomer.position, newcomer.heading);
        state.enter(newcomer);
        spots.add(newcomer.position, newcomer.radius);
        if (state.steps > 0)
            state.log.add({state.steps, newcomer.id, CrowdEventKind::added, {}});
        ++m_nextId;
        return true;
    }
    return false;
}

std::uint64_t Spawning::waiting() const
{
    std::uint64_t sum = 0;
    for (const Area& one : m_areas)
        sum += one.due - one.entered;
    return sum;
}

bool Spawning::expectsAgents(double seconds) const
{
    return std::ranges::any_of(m_areas, [seconds](const Area& one) {
        const SpawnArea& area = one.area;
        const bool isOver = area.until && seconds > *area.until;
        const bool hasMore = area.count > 0 ? one.entered < area.count : area.rate > 0;
        return !isOver && hasMore;
    });
}

std::optional<std::uint64_t> Spawning::expected(double seconds) const
{
    std::uint64_t sum = 0;
    for (const Area& one : m_areas) {
        const SpawnArea& area = one.area;
        if (area.until && seconds > *area.until)
            continue;
        if (!area.until && area.count == 0 && area.rate > 0)
            return {};
        const std::uint64_t all =
            area.until && area.rate > 0 ? dueAt(area, *area.until, 0) : area.count;
        sum += std::max(all, one.entered) - one.entered;
    }
    return sum;
}

void Spawning::addTo(Fnv& hash) const
{
    if (m_areas.empty())
        return;
    hash.add(m_nextId);
    for (const Area& one : m_areas) {
        hash.add(one.random.state);
        hash.add(one.entered);
    }
}

} // namespace thicket::steer
