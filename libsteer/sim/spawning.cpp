#include "libsteer/sim/spawning.h"

#include "libnav/geometry/crossing.h"
#include "libsteer/sim/crowdstate.h"
#include "libsteer/sim/freespots.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace thicket::steer {

namespace {

constexpr std::uint64_t mostIds = std::numeric_limits<std::uint32_t>::max();

/// So that agents are not late by rounding, seconds.
double slackOf(double step) { return 1e-6 * step; }

bool isFrom0(double value, double most) { return value >= 0 && value <= most; }

/// What keeps the corners from being a polygon; null if nothing does.
const char* problemWith(const std::vector<Point>& corners)
{
    if (!std::ranges::all_of(corners, nav::isInRange))
        return "its corners must be within 1e9 of the origin";
    const auto isOther = [&](Point p) { return p != corners.front(); };
    const auto second = std::ranges::find_if(corners, isOther);
    if (std::none_of(second, corners.end(), [&](Point p) { return isOther(p) && p != *second; }))
        return "its polygon must have at least three different corners";
    if (nav::crossingSides(corners))
        return "the sides of its polygon must not cross";
    return nullptr;
}

} // namespace

Spawning::Spawning(const Scenario& scenario, std::uint64_t seed) : m_nextId(scenario.firstSpawned)
{
    for (const SpawnArea& area : scenario.spawns) {
        Random random{seed ^ (area.id * 0x9E3779B97F4A7C15)};
        random.state = random.next() ^ area.seed;
        random.state = random.next();
        m_areas.push_back({area, SpawnRegion(area), random});
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
    if (!area.corners.empty())
        return steer::problemWith(area.corners);
    return nullptr;
}

void Spawning::addSamples(Scenario& scenario)
{
    for (const SpawnArea& area : scenario.spawns) {
        const nav::Box box = SpawnRegion::boxOf(area);
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
        enclose(box, one.region.box());
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
        one.due = std::max(dueAt(one.area, seconds, slackOf(state.params.step)), one.entered);
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
        const std::optional<Point> place = one.region.draw(one.random);
        if (!place)
            return false;
        newcomer.position = state.lattice.nearest(*place);
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

std::optional<std::uint64_t> Spawning::expected(std::uint64_t steps, double step) const
{
    std::uint64_t sum = 0;
    for (const Area& one : m_areas) {
        const SpawnArea& area = one.area;
        if (!area.until && area.count == 0 && area.rate > 0)
            return {};
        std::uint64_t all = area.count;
        if (area.until) {
            const double slack = slackOf(step);
            const double last = std::floor((*area.until + slack) / step); // step with newcomers
            all = static_cast<double>(steps) > last ? 0 : dueAt(area, step * last, slack);
        }
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
