#include "libsteer/sim/crowdstate.h"

#include <optional>
#include <string>

namespace thicket::steer {

namespace {

std::string named(std::uint32_t id) { return "agent " + std::to_string(id); }

/// What makes an agent unusable in itself.
const char* problemWith(const CrowdAgent& agent, std::size_t groups, double denominator)
{
    if (!isInRange(agent.position))
        return "its position must be within 1e9 of the origin";
    if (std::max(std::abs(agent.position.x), std::abs(agent.position.y)) * denominator > 0x1p50)
        return "its position is too far out for the denominator";
    if (!(agent.radius > 0 && agent.radius <= 1e6))
        return "its radius must be above 0 and at most 1e6";
    const double square = dot(agent.heading, agent.heading);
    if (!(square > 0.99 && square < 1.01))
        return "its heading must be a unit vector";
    if (agent.group >= groups)
        return "its group does not exist";
    return nullptr;
}

/// Rounded up to the next of four steps from a power of two to the next: a crowd of mixed radii
/// needs a handful of fields for its ray fans.
double fanRadius(double radius)
{
    double least = 0x1p-40;
    while (2 * least <= radius)
        least *= 2;
    double rounded = least;
    while (rounded < radius)
        rounded += least / 4;
    return rounded;
}

/// The place of one of the last few that is what is looked for.
template <class One, class Is>
std::optional<std::uint32_t> amongLast(const std::vector<One>& all, Is is)
{
    constexpr std::size_t few = 16;
    for (std::size_t i = all.size(); i > 0 && i + few > all.size(); --i)
        if (is(all[i - 1]))
            return static_cast<std::uint32_t>(i - 1);
    return {};
}

} // namespace

std::size_t Crowd::State::rankOf(std::uint32_t id) const
{
    const auto at = std::ranges::lower_bound(
        roster.order, id, {}, [this](std::uint32_t slot) { return roster.agents[slot].id; });
    return static_cast<std::size_t>(at - roster.order.begin());
}

bool Crowd::State::has(std::uint32_t id) const
{
    const std::size_t rank = rankOf(id);
    return rank < roster.order.size() && roster.agents[roster.order[rank]].id == id;
}

Result<void> Crowd::State::check(const CrowdAgent& agent) const
{
    if (const char* problem =
            problemWith(agent, groups.size(), static_cast<double>(params.denominator)))
        return Unexpected("The " + named(agent.id) + " cannot be put down: " + problem + ".");
    // A unit more than a touch: it may be put down at the lattice point beside.
    if (world.ground().gap(agent.position) < agent.radius - unit)
        return Unexpected("The " + named(agent.id) + " stands in an obstacle.");
    return {};
}

/// The lattice point near p that is the clearest of obstacles: one that only touches there shall
/// not be rounded into the obstacle.
Point Crowd::State::onLattice(Point p, double radius) const
{
    const double denominator = static_cast<double>(params.denominator);
    const Point low{std::floor(p.x * denominator), std::floor(p.y * denominator)};
    const Point nearest{std::floor(p.x * denominator + 0.5), std::floor(p.y * denominator + 0.5)};
    Point best = (1 / denominator) * nearest;
    double clearest = world.ground().gap(best);
    for (int corner = 0; corner < 4 && clearest < radius; ++corner) {
        const Point at = (1 / denominator) * (low + Point{1.0 * (corner & 1), 1.0 * (corner >> 1)});
        if (const double gap = world.ground().gap(at); gap > clearest) {
            clearest = gap;
            best = at;
        }
    }
    return best;
}

std::uint32_t Crowd::State::buildOf(const Agent& agent, const GroupRules& ruled)
{
    const double contact = contactRange(agent, fastest, params.step);
    const Build build{bodyLengthOf(agent), AgentReach::of(agent, ruled, contact),
                      ruled.hasFan ? fanOf(agent) : 0,
                      ruled.hasFan ? world.fieldFor(fanRadius(agent.radius), FieldUpkeep::rebuilt)
                                   : FieldIndex()};
    hasLimitedLists |= contact < (agent.maxSpeed + fastest) * params.step;
    farthestReach = std::max(farthestReach, agent.radius + build.reach.farthest());
    const auto known = amongLast(builds, [&](const Build& one) { return one == build; });
    if (known)
        return *known;
    builds.push_back(build);
    return static_cast<std::uint32_t>(builds.size() - 1);
}

std::uint32_t Crowd::State::fanOf(const Agent& agent)
{
    const RayFanParams fan = RayFanParams::of(agent);
    const auto known = amongLast(fans, [&](const RayFan& one) { return one.params == fan; });
    if (known)
        return *known;
    fans.push_back(fans.empty() ? RayFan(fan) : fans.front().with(fan));
    return static_cast<std::uint32_t>(fans.size() - 1);
}

std::uint32_t Crowd::State::enter(const CrowdAgent& newcomer)
{
    std::uint32_t slot = 0;
    if (roster.free.empty()) {
        slot = static_cast<std::uint32_t>(roster.agents.size());
        roster.agents.emplace_back();
        roster.standings.emplace_back();
        if (remembers)
            roster.memories.emplace_back();
    } else {
        slot = roster.free.back();
        roster.free.pop_back();
    }
    const CrowdGroup& group = groups[newcomer.group];
    Agent& agent = roster.agents[slot];
    agent = {onLattice(newcomer.position, newcomer.radius),
             {0, 0},
             unitOr(newcomer.heading, {1, 0}),
             newcomer.radius,
             group.maxSpeed,
             group.maxForce,
             newcomer.id};
    Standing& standing = roster.standings[slot];
    standing = {};
    standing.group = newcomer.group;
    standing.build = buildOf(agent, rules[newcomer.group]);
    standing.isInside = isInside(agent);
    if (remembers) {
        Memory& memory = roster.memories[slot];
        memory = {};
        Random random{params.seed ^ (std::uint64_t{newcomer.id} * 0x9E3779B97F4A7C15)};
        memory.wander.random.state = random.next();
    }
    guidance.begin(world, slot, agent, newcomer.group);
    return slot;
}

Result<void> Crowd::State::add(const CrowdAgent& agent)
{
    if (has(agent.id))
        return Unexpected("There is an " + named(agent.id) + " already.");
    if (Result<void> fine = check(agent); !fine)
        return fine;
    const std::size_t rank = rankOf(agent.id);
    const std::uint32_t slot = enter(agent);
    roster.order.insert(roster.order.begin() + static_cast<std::ptrdiff_t>(rank), slot);
    inputs.push_back({steps, agent.id, CrowdEventKind::added, {}});
    return {};
}

Result<void> Crowd::State::remove(std::uint32_t id)
{
    if (!has(id))
        return Unexpected("There is no " + named(id) + ".");
    removeAll(std::vector<std::uint32_t>{id});
    inputs.push_back({steps, id, CrowdEventKind::removed, {}});
    return {};
}

void Crowd::State::removeAll(std::vector<std::uint32_t> ids)
{
    if (ids.empty())
        return;
    std::ranges::sort(ids);
    std::erase_if(roster.order, [&](std::uint32_t slot) {
        const bool leaves = std::ranges::binary_search(ids, roster.agents[slot].id);
        if (leaves) {
            guidance.end(slot);
            roster.free.push_back(slot);
        }
        return leaves;
    });
    std::ranges::sort(roster.free, std::greater<>());
}

} // namespace thicket::steer
