#pragma once

#include "libnav/geometry/shapes.h"

#include <cstdint>

namespace thicket::nav {

/// Index of a disc in ObstacleField::discs().
using DiscIndex = std::uint32_t;
inline constexpr DiscIndex noDisc = UINT32_MAX;

/// An expanded disc: a circle obstacle, or the round joint at one point of a wall or polygon,
/// grown by the agent's radius. The only thing that paths turn round. Where two obstacles touch, a
/// disc of 20 to 100 tolerances, no larger than what touches if it can, with corner -1 and the id
/// of one of them seals the contact.
struct Disc {
    Point center;
    double radius = 0;         ///< obstacle's radius (half the thickness) + agent's radius; > 0
    std::int64_t obstacle = 0; ///< Obstacle::id
    std::int32_t corner = -1;  ///< index of the wall's or polygon's point; -1 for a circle
    /// What lengths are reckoned with: `radius`, but where the floor for walls and polygons raised
    /// that, the radius without it, >= 0.
    double trueRadius = radius;
    bool operator==(const Disc&) const = default;
};

/// The straight part between two discs of equal radius: a rectangle that blocks and is never
/// turned round.
struct Core {
    DiscIndex a = 0;
    DiscIndex b = 0;
    std::int64_t obstacle = 0;
    std::int32_t side = 0; ///< index of the wall's or polygon's point where it begins
    bool operator==(const Core&) const = default;
};

/// An inverted circle: everything outside blocks. Concave for whoever lives inside, so a path
/// touches it only at its ends and never turns round it.
struct Arena {
    Point center;
    double radius = 0; ///< circle's radius - agent's radius; <= 0: nothing is free
    std::int64_t obstacle = 0;
    bool operator==(const Arena&) const = default;
};

/// A stretch of a disc's rim, from `begin` counter-clockwise over `sweep` (0, 2 pi].
struct RimArc {
    double begin = 0;
    double sweep = 0;
};

} // namespace thicket::nav
