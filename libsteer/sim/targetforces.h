#pragma once

#include "libsteer/behaviours/surroundings.h"
#include "libsteer/sim/crowdstate.h"

#include <optional>

namespace thicket::steer {

/// An agent that decides, and what it knows.
struct Situation {
    const Agent& agent;
    const Agent& eager; ///< the agent, with the largest force that it may ask for
    const GroupRules& rules;
    const Build& build;
    const Surroundings& around;
};

/// The forces of behaviours that have targets. Reads the state before the step.
class TargetForces {
public:
    explicit TargetForces(const Crowd::State& state) : m_state(state) {}

    /// {0, 0} while a target is not there: an agent that has left, an empty group.
    Point forceOf(const StackedBehaviour& part, const Situation& now);

private:
    std::optional<Agent> found(const BehaviourTarget& target, const Agent& agent) const;
    Point towards(const StackedBehaviour& part, const Situation& now, const Agent& target);
    Point hideFrom(const StackedBehaviour& part, const Situation& now, const Agent& hunter);
    Point byRay(const StackedBehaviour& part, const Situation& now, Point target) const;

    const Crowd::State& m_state;
    std::vector<RoundObstacle> m_covers; ///< scratch
};

} // namespace thicket::steer
