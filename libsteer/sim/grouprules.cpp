#include "libsteer/sim/grouprules.h"

#include "libsteer/scenario/behaviourparams.h"

namespace thicket::steer {

namespace {

/// Adds what a behaviour of that kind needs.
void add(BehaviourKind kind, GroupRules& rules)
{
    switch (kind) {
    case BehaviourKind::followPath:
    case BehaviourKind::followFlow:
        rules.usesPlan = true;
        break;
    case BehaviourKind::avoidAgents:
        rules.parts |= partAvoid;
        break;
    case BehaviourKind::separation:
        rules.parts |= partSeparation;
        break;
    case BehaviourKind::alignment:
    case BehaviourKind::cohesion:
        rules.parts |= partFlock;
        break;
    case BehaviourKind::rayFan:
        rules.needsGoal = true;
        rules.hasFan = true;
        rules.hasRays = true;
        rules.remembers = true;
        break;
    case BehaviourKind::avoidWalls:
        rules.remembers = true;
        rules.senses = true;
        break;
    case BehaviourKind::wander:
        rules.wanders = true;
        rules.remembers = true;
        break;
    case BehaviourKind::orca:
        rules.isOrca = true;
        rules.senses = true;
        break;
    case BehaviourKind::avoidObstacles:
    case BehaviourKind::hide:
        rules.senses = true;
        break;
    case BehaviourKind::seek:
    case BehaviourKind::arrive:
        rules.needsGoal = true;
        break;
    case BehaviourKind::singleRay:
        rules.hasRays = true;
        break;
    case BehaviourKind::flee:
    case BehaviourKind::pursue:
    case BehaviourKind::evade:
    case BehaviourKind::interpose:
    case BehaviourKind::contain:
        break;
    }
}

} // namespace

GroupRules GroupRules::of(const CrowdGroup& group)
{
    GroupRules rules;
    rules.goal = group.goal.value_or(Point{0, 0});
    rules.hasGoal = group.goal.has_value();
    rules.goalRadius = group.goalRadius;
    for (const StackedBehaviour& part : group.stack)
        add(part.kind, rules);
    return rules;
}

AgentReach AgentReach::of(const Agent& agent, const GroupRules& rules,
                          std::span<const StackedBehaviour> stack, double contactRange)
{
    AgentReach reach{.contact = contactRange};
    if (rules.parts & partAvoid)
        reach.avoid = paramsIn<AvoidAgentsParams>(stack, BehaviourKind::avoidAgents, agent).range;
    if (rules.parts & partSeparation)
        reach.separation =
            paramsIn<SeparationParams>(stack, BehaviourKind::separation, agent).range;
    if (rules.parts & partFlock) {
        reach.alignment = paramsIn<AlignmentParams>(stack, BehaviourKind::alignment, agent).range;
        reach.cohesion = paramsIn<CohesionParams>(stack, BehaviourKind::cohesion, agent).range;
    }
    if (rules.isOrca)
        reach.orca = paramsIn<OrcaParams>(stack, BehaviourKind::orca, agent).range;
    return reach;
}

NeighbourView NeighbourView::of(const Agent& agent, std::span<const StackedBehaviour> stack)
{
    const auto avoiding = paramsIn<AvoidAgentsParams>(stack, BehaviourKind::avoidAgents, agent);
    return {
        .avoidHorizon = avoiding.horizon,
        .avoidMargin = avoiding.margin,
        .avoidRight = avoiding.rightBias,
        .avoidBrake = avoiding.brakeBias,
        .alignmentCosine = paramsIn<AlignmentParams>(stack, BehaviourKind::alignment, agent).cosine,
        .cohesionCosine = paramsIn<CohesionParams>(stack, BehaviourKind::cohesion, agent).cosine,
        .orcaNeighbours = paramsIn<OrcaParams>(stack, BehaviourKind::orca, agent).neighbours,
    };
}

} // namespace thicket::steer
