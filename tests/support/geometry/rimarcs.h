#pragma once

#include "libnav/collision/expansion/disc.h"
#include "tests/support/geometry/angle.h"

#include <algorithm>
#include <span>

namespace thicket::test {

/// Whether an angle lies in one of the covered arcs of a rim.
inline bool isCovered(std::span<const nav::RimArc> arcs, double angle)
{
    return std::ranges::any_of(
        arcs, [angle](const nav::RimArc& arc) { return positive(angle - arc.begin) <= arc.sweep; });
}

} // namespace thicket::test
