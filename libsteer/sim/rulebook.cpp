#include "libsteer/sim/rulebook.h"

#include "libsteer/scenario/behaviourparams.h"
#include "libsteer/sim/forcebatch.h"

#include <algorithm>
#include <optional>

namespace thicket::steer {

namespace {

/// Rounds up to one of four values between powers of two, so that a crowd of mixed radii needs only
/// a few fields for its ray fans.
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

/// The index of a matching element among the last few.
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

RuleBook::RuleBook(std::vector<CrowdGroup> groups) : m_groups(std::move(groups))
{
    for (const CrowdGroup& group : m_groups) {
        m_rules.push_back(GroupRules::of(group));
        m_rules.back().stack = indexOf(group.stack);
        m_remembers = m_remembers || m_rules.back().remembers;
        m_fastest = std::max(m_fastest, group.maxSpeed);
    }
    for (const std::vector<StackedBehaviour>& stack : m_stacks)
        m_laneStacks.push_back(laneStack(stack));
    for (GroupRules& rules : m_rules)
        rules.suitsLanes = !m_laneStacks[rules.stack].empty();
}

void RuleBook::setGoal(std::uint32_t group, Point goal)
{
    m_groups[group].goal = goal;
    m_rules[group].goal = goal;
    m_rules[group].hasGoal = true;
}

StackIndex RuleBook::indexOf(const std::vector<StackedBehaviour>& stack)
{
    const auto known = std::ranges::find(m_stacks, stack);
    const StackIndex index(static_cast<std::uint32_t>(known - m_stacks.begin()));
    if (known == m_stacks.end())
        m_stacks.push_back(stack);
    return index;
}

BuildIndex RuleBook::buildFor(const Agent& agent, std::uint32_t group, double seconds,
                              ObstacleWorld& world)
{
    const GroupRules& rules = m_rules[group];
    const double contact = contactRange(agent, m_fastest, seconds);
    Build build;
    build.body = bodyLengthOf(agent);
    const std::vector<StackedBehaviour>& stack = stackOf(rules);
    build.reach = AgentReach::of(agent, rules, stack, contact);
    build.view = NeighbourView::of(agent, stack);
    if (rules.hasFan)
        build.fan = fanFor(agent, stack);
    if (rules.hasRays)
        build.rayField = world.fieldFor(fanRadius(agent.radius), FieldUpkeep::rebuilt);
    m_hasLimitedLists |= contact < (agent.maxSpeed + m_fastest) * seconds;
    m_farthestReach = std::max(m_farthestReach, agent.radius + build.reach.farthest());
    if (const auto known = amongLast(m_builds, [&](const Build& one) { return one == build; }))
        return BuildIndex(*known);
    m_builds.push_back(build);
    return BuildIndex(static_cast<std::uint32_t>(m_builds.size() - 1));
}

FanIndex RuleBook::fanFor(const Agent& agent, std::span<const StackedBehaviour> stack)
{
    const auto params = paramsIn<RayFanParams>(stack, BehaviourKind::rayFan, agent);
    if (const auto known =
            amongLast(m_fans, [&](const RayFan& one) { return one.params == params; }))
        return FanIndex(*known);
    const auto alike = std::ranges::find_if(m_fans, [&](const RayFan& one) {
        return one.params.rays == params.rays && one.params.halfAngle == params.halfAngle;
    });
    m_fans.push_back(alike == m_fans.end() ? RayFan(params) : alike->with(params));
    return FanIndex(static_cast<std::uint32_t>(m_fans.size() - 1));
}

} // namespace thicket::steer
