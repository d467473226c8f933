#include "libsteer/sim/grouprules.h"

#include "libsteer/behaviours/flock.h"
#include "libsteer/sim/neighbourkernel.h"

#include <algorithm>

namespace thicket::steer {

GroupRules GroupRules::of(const CrowdGroup& group)
{
    GroupRules rules;
    rules.goal = group.goal.value_or(Point{0, 0});
    rules.hasGoal = group.goal.has_value();
    rules.goalRadius = group.goalRadius;
    for (const StackedBehaviour& part : group.stack) {
        switch (part.kind) {
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
            rules.hasFan = true;
            rules.remembers = true;
            break;
        case BehaviourKind::avoidWalls:
            rules.remembers = true;
            rules.senses = true;
            break;
        case BehaviourKind::wander:
            rules.remembers = true;
            break;
        case BehaviourKind::orca:
            rules.isOrca = true;
            rules.senses = true;
            break;
        case BehaviourKind::avoidObstacles:
            rules.senses = true;
            break;
        case BehaviourKind::seek:
        case BehaviourKind::arrive:
            break;
        }
    }
    return rules;
}

AgentReach AgentReach::of(const Agent& agent, const GroupRules& rules, double contactRange)
{
    AgentReach reach;
    const double body = bodyLengthOf(agent);
    reach.contact = contactRange;
    if (rules.parts & partAvoid)
        reach.avoid = std::max(4 * body, 0.8 * agent.maxSpeed);
    if (rules.parts & partSeparation)
        reach.separation = SeparationParams::of(agent).range;
    if (rules.parts & partFlock) {
        reach.alignment = AlignmentParams::of(agent).range;
        reach.cohesion = CohesionParams::of(agent).range;
    }
    if (rules.isOrca)
        reach.orca = std::max(12 * body, 1.2 * agent.maxSpeed);
    return reach;
}

AgentReach AgentReach::upTo(double remaining) const
{
    AgentReach nearer = *this;
    nearer.avoid = std::clamp(remaining, 0.0, avoid);
    nearer.separation = std::clamp(remaining, 0.0, separation);
    return nearer;
}

double AgentReach::farthest() const
{
    return std::max(std::max(std::max(avoid, separation), std::max(alignment, cohesion)),
                    std::max(contact, orca));
}

} // namespace thicket::steer
