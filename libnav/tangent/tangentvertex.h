#pragma once

#include "libnav/collision/obstaclefield.h"
#include "libnav/tangent/bitangent.h"

#include <cstdint>

namespace thicket::nav {

/// What a ray met first; nothing beyond is known.
struct Blocker {
    enum class Kind : std::uint8_t { none, disc, core, arena };
    Kind kind = Kind::none;
    std::uint32_t index = 0;
    double at = 0; ///< distance along the ray
};

/// An arrival on an oriented disc: the vertex of the tangent graph. Because it carries the winding
/// in which the path came, a path can only go on in that winding: a kink (cusp in the literature)
/// cannot be spelt. The start is the vertex 0, on a disc of radius 0.
struct TangentVertex {
    static constexpr std::uint32_t none = UINT32_MAX;

    DiscIndex disc = none; ///< none at the start
    Winding winding = Winding::counterClockwise;
    Circle circle;         ///< what rays and turns see
    double trueRadius = 0; ///< what lengths are reckoned with, Disc::trueRadius
    Point position;
    Point direction;
    double heading = 0;
    double travelled = 0;
    std::uint32_t intent = none;     ///< by which it was reached; its source is the parent
    std::uint32_t lastIntent = none; ///< head of the list of intents from here
    std::uint32_t nextOnRim = none;  ///< next vertex on the same oriented disc
    Blocker ahead;                   ///< what the arriving ray meets beyond the disc
};

/// A tangent that the search means to try, not yet validated. `base` and `estimate` together bound
/// any path with it.
struct TangentIntent {
    static constexpr DiscIndex goal = UINT32_MAX;

    std::uint32_t source = 0; ///< tangent vertex
    DiscIndex target = goal;
    Bitangent aim;
    double turn = 0;                 ///< from the arrival; below 0 by what rays overlook
    double base = 0;                 ///< cost of the path up to its end, at the true radii
    double estimate = 0;             ///< lower bound from there to the goal
    std::uint32_t next = UINT32_MAX; ///< next intent from the same source
};

} // namespace thicket::nav
