#pragma once

#include "libnav/collision/expansion/discindex.h"
#include "libnav/geometry/shapes.h"

#include <cstdint>

namespace thicket::nav {

/// An expanded disc: a circle obstacle, or the round joint at one point of a wall or polygon,
/// expanded by the agent's radius. Paths turn round discs only. Where two obstacles touch, a disc
/// with corner -1 and the id of one of them seals the contact. Its radius is 20 to 100 tolerances,
/// if possible not larger than the parts that touch.
struct Disc {
    Point center;
    double radius = 0;         ///< half the thickness plus the agent's radius, map units; > 0
    std::int64_t obstacle = 0; ///< Obstacle::id
    std::int32_t corner = -1;  ///< index of the wall's or polygon's point; -1 for a circle
    /// The radius without the minimum expansion, >= 0, map units. Lengths are computed with it.
    /// Equal to `radius` where the minimum expansion does not apply.
    double trueRadius = radius;
    bool operator==(const Disc&) const = default;
};

/// The straight part between two discs of equal radius: a rectangle that blocks. Paths never turn
/// round it.
struct Core {
    DiscIndex a;
    DiscIndex b;
    std::int64_t obstacle = 0;
    std::int32_t side = 0; ///< index of the wall's or polygon's point where it begins
    bool operator==(const Core&) const = default;
};

/// Index of a core in SearchView::cores(), or in Expansion::cores.
using CoreIndex = Index<struct CoreIndexTag>;

/// An inverted circle: everything outside blocks. The free side is convex, so a path never turns
/// round its rim. It touches the rim at its ends only.
struct Arena {
    Point center;
    double radius = 0; ///< circle's radius - agent's radius; <= 0: nothing is free
    std::int64_t obstacle = 0;
    bool operator==(const Arena&) const = default;
};

/// Index of an arena in SearchView::arenas(), or in Expansion::arenas.
using ArenaIndex = Index<struct ArenaIndexTag>;

/// A stretch of a disc's rim, from the angle `begin` counter-clockwise over `sweep`, which is in
/// (0, 2 pi]; radians.
struct RimArc {
    double begin = 0;
    double sweep = 0;
};

} // namespace thicket::nav
