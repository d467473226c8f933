#pragma once

#include "libsteer/sim/crowd.h"

#include <algorithm>

namespace thicket::test {

/// The deepest overlap of any two agents, metres; 0 if no two overlap.
inline double deepestOverlap(const steer::Crowd& crowd)
{
    const std::span<const steer::AgentView> views = crowd.agents();
    double deepest = 0;
    for (std::size_t i = 0; i < views.size(); ++i)
        for (std::size_t j = i + 1; j < views.size(); ++j)
            deepest = std::max(deepest, views[i].radius + views[j].radius -
                                            nav::distance(views[i].position, views[j].position));
    return deepest;
}

} // namespace thicket::test
