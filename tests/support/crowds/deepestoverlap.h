#pragma once

#include "libsteer/sim/crowd.h"

#include <algorithm>

namespace thicket::test {

/// How deep those two of a crowd overlap that do so most, metres; 0 when no two do.
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
