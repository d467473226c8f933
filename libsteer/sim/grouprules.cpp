#include "libsteer/sim/grouprules.h"

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
            rules.needsGoal = true;
            rules.hasFan = true;
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
            rules.senses = true;
            break;
        case BehaviourKind::seek:
        case BehaviourKind::arrive:
            rules.needsGoal = true;
            break;
        }
    }
    return rules;
}

} // namespace thicket::steer
