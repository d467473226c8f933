#include "libsteer/sim/targetforces.h"

#include "libsteer/scenario/behaviourparams.h"

#include <algorithm>
#include <iterator>

namespace thicket::steer {

Point TargetForces::forceOf(const StackedBehaviour& part, const Situation& now)
{
    if (part.kind == BehaviourKind::contain)
        return containIn(now.agent, std::get<nav::Box>(part.targets.front()),
                         paramsOf<ContainParams>(part, now.agent));
    if (part.targets.empty())
        return now.rules.hasGoal ? byRay(part, now, now.rules.goal) : Point{0, 0};
    const auto target = found(part.targets.front(), now.agent);
    if (!target)
        return {0, 0};
    if (part.kind == BehaviourKind::singleRay)
        return byRay(part, now, target->position);
    return towards(part, now, *target);
}

std::optional<Agent> TargetForces::found(const BehaviourTarget& target, const Agent& agent) const
{
    if (const auto* const point = std::get_if<Point>(&target))
        return Agent{.position = *point};
    if (const auto* const one = std::get_if<TargetAgent>(&target)) {
        if (one->id == agent.id || !m_state.roster.has(one->id))
            return std::nullopt;
        return m_state.roster.agent(m_state.roster.slotOf(one->id));
    }
    if (const auto* const goal = std::get_if<TargetGoal>(&target)) {
        const auto& place = m_state.book.groups()[goal->group].goal;
        return place ? std::optional(Agent{.position = *place}) : std::nullopt;
    }
    const auto slot =
        m_state.targets.nearest(std::get<TargetGroup>(target).group, agent.position, agent.id);
    if (!slot)
        return std::nullopt;
    return m_state.roster.agent(*slot);
}

Point TargetForces::towards(const StackedBehaviour& part, const Situation& now, const Agent& target)
{
    switch (part.kind) {
    case BehaviourKind::flee:
        return flee(now.eager, target.position, paramsOf<FleeParams>(part, now.agent));
    case BehaviourKind::pursue:
        return pursue(now.eager, target, paramsOf<PursueParams>(part, now.agent));
    case BehaviourKind::evade:
        return evade(now.eager, target, paramsOf<EvadeParams>(part, now.agent));
    case BehaviourKind::hide:
        return hideFrom(part, now, target);
    default: {
        const auto other = found(part.targets.back(), now.agent);
        return other ? interpose(now.eager, target, *other, paramsOf<ArriveParams>(part, now.agent))
                     : Point{0, 0};
    }
    }
}

/// Only what is at least as large as the agent hides it.
Point TargetForces::hideFrom(const StackedBehaviour& part, const Situation& now,
                             const Agent& hunter)
{
    m_covers.clear();
    std::ranges::copy_if(now.around.discs, std::back_inserter(m_covers),
                         [&](const RoundObstacle& one) { return one.radius >= now.agent.radius; });
    return hide(now.eager, hunter, m_covers, paramsOf<HideParams>(part, now.agent));
}

Point TargetForces::byRay(const StackedBehaviour& part, const Situation& now, Point target) const
{
    return singleRay(now.eager, target, m_state.world.field(now.build.rayField),
                     paramsOf<SingleRayParams>(part, now.agent));
}

} // namespace thicket::steer
