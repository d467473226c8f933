#pragma once

#include "libsteer/behaviours/avoid.h"
#include "libsteer/behaviours/avoidagents.h"
#include "libsteer/behaviours/contain.h"
#include "libsteer/behaviours/flock.h"
#include "libsteer/behaviours/orca.h"
#include "libsteer/behaviours/pursue.h"
#include "libsteer/behaviours/rayfan.h"
#include "libsteer/behaviours/seek.h"
#include "libsteer/behaviours/singleray.h"
#include "libsteer/behaviours/wallavoid.h"
#include "libsteer/behaviours/wander.h"
#include "libsteer/scenario/guidedfollowing.h"
#include "libsteer/scenario/parameters.h"

#include <algorithm>

/// The parameter structs of stacked behaviours, as a crowd uses them. Any thread.
namespace thicket::steer {

/// The defaults for the agent, with the behaviour's settings. Params must be the struct of the
/// behaviour's kind.
template <class Params> Params paramsOf(const StackedBehaviour& behaviour, const Agent& agent)
{
    Params params = Params::of(agent);
    for (const Setting& setting : behaviour.settings)
        parametersOf(behaviour.kind)[setting.parameter].set(&params, setting.value);
    return params;
}

/// The same for the first behaviour of that kind in a stack; the defaults if there is none.
template <class Params>
Params paramsIn(std::span<const StackedBehaviour> stack, BehaviourKind kind, const Agent& agent)
{
    const auto found = std::ranges::find(stack, kind, &StackedBehaviour::kind);
    return found != stack.end() ? paramsOf<Params>(*found, agent) : Params::of(agent);
}

} // namespace thicket::steer
