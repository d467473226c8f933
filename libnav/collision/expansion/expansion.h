#pragma once

#include "libnav/collision/expansion/coreframe.h"
#include "libnav/collision/expansion/disc.h"
#include "libnav/collision/expansion/growth.h"
#include "libnav/collision/expansion/interior.h"
#include "libnav/collision/expansion/obstacle.h"

#include <cassert>

namespace thicket::nav {

/// Index of an obstacle's disc, before nested and duplicate ones are dropped: in Expansion::discs,
/// then in FieldData::rawDiscs.
using RawIndex = Index<struct RawIndexTag>;
inline constexpr RawIndex noRaw{UINT32_MAX};

/// The parts of one obstacle: runs of Expansion's discs and cores.
struct ObstacleParts {
    RawIndex firstDisc;
    std::uint32_t discCount = 0;
    CoreIndex firstCore;
    std::uint32_t coreCount = 0;
    InteriorSlot interior = noInterior; ///< in Expansion::interiors, then in FieldData::interiors

    RawIndex disc(std::uint32_t i) const
    {
        assert(i < discCount);
        return RawIndex(firstDisc + i);
    }
    CoreIndex core(std::uint32_t i) const
    {
        assert(i < coreCount);
        return CoreIndex(firstCore + i);
    }
};

/// Obstacles as discs, cores, arenas and interiors, expanded by the agent's radius, in Morton order
/// of the obstacles. Nested and duplicate discs are included.
struct Expansion {
    std::vector<Disc> discs;
    std::vector<Core> cores;
    std::vector<Arena> arenas;
    std::vector<PolygonInterior> interiors;
    std::vector<std::uint32_t> order; ///< indices of the given obstacles, arenas first
    std::vector<ObstacleParts> parts; ///< of each obstacle, in that order
    Box bounds;                       ///< of all expanded shapes
    Box given;                        ///< of the shapes as given
    double largestRadius = 0;         ///< expanded
    double tolerance = 0;
};

/// Adds one obstacle's discs, cores, arena and interior to the expansion, whose tolerance is set.
ObstacleParts expandInto(Expansion& expansion, const Obstacle& obstacle, double agentRadius);

/// The obstacles and the radius must have been checked.
Expansion expand(std::span<const Obstacle> obstacles, double agentRadius);

} // namespace thicket::nav
