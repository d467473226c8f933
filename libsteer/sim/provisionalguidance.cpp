#include "libsteer/sim/guidance.h"

namespace thicket::steer {
struct Guidance::State {
    std::vector<CrowdGroup> groups;
    std::vector<std::uint32_t> group;
};
Guidance::Guidance(std::span<const nav::Obstacle>, const Ground&,
                   std::span<const CrowdGroup> groups, double)
    : m_state(std::make_unique<State>())
{
    m_state->groups.assign(groups.begin(), groups.end());
}
Guidance::Guidance(const Guidance& o) : m_state(std::make_unique<State>(*o.m_state)) {}
Guidance::Guidance(Guidance&&) noexcept = default;
Guidance& Guidance::operator=(Guidance&&) noexcept = default;
Guidance& Guidance::operator=(const Guidance& o)
{
    *m_state = *o.m_state;
    return *this;
}
Guidance::~Guidance() = default;
void Guidance::begin(std::size_t slot, const Agent&, std::uint32_t group)
{
    m_state->group.resize(std::max(m_state->group.size(), slot + 1));
    m_state->group[slot] = group;
}
void Guidance::end(std::size_t) {}
void Guidance::setGoal(std::uint32_t group, Point goal) { m_state->groups[group].goal = goal; }
Result<void> Guidance::apply(std::span<const nav::ObstacleChange>, const Ground&) { return {}; }
void Guidance::refresh(std::span<const Agent>, unsigned, std::vector<std::size_t>& planned)
{
    planned.clear();
}
Aim Guidance::aim(std::size_t slot, const Agent& agent)
{
    const auto& goal = m_state->groups[m_state->group[slot]].goal;
    if (!goal)
        return {};
    const Point to = *goal - agent.position;
    return {unitOr(to, {0, 0}), agent.maxSpeed, lengthOf(to)};
}
const nav::Path* Guidance::plan(std::size_t) const { return nullptr; }
std::uint64_t Guidance::hash(std::size_t) const { return 0; }
} // namespace thicket::steer
