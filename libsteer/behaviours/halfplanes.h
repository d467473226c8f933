#pragma once

#include "libsteer/vector.h"

#include <cstddef>
#include <span>

namespace thicket::steer {

/// The velocities v with dot(normal, v) >= offset.
struct HalfPlane {
    Point normal;      ///< unit vector
    double offset = 0; ///< map units per second
    bool operator==(const HalfPlane&) const = default;

    /// The distance of v from the half-plane; negative inside.
    double violation(Point v) const { return offset - dot(normal, v); }
};

inline constexpr std::size_t mostHalfPlanes = 32;

/// The allowed velocity nearest to `preferred`, at most `maxSpeed` long. If none is allowed: one
/// that satisfies the first `hard` planes and has the least largest violation of the others. The
/// hard planes must have a common velocity. At most `mostHalfPlanes` planes.
///
/// Sources: incremental linear programming in de Berg et al., "Computational Geometry" (2008),
/// chapter 4; the second program as in van den Berg, Guy, Lin, Manocha (2011), section 5.3.
Point nearestAllowed(std::span<const HalfPlane> planes, std::size_t hard, Point preferred,
                     double maxSpeed);

} // namespace thicket::steer
