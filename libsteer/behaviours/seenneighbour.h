#pragma once

#include "libsteer/behaviours/flockformulas.h"
#include "libsteer/behaviours/neighbour.h"

namespace thicket::steer {

/// Another agent (with a different id) in the form that formulas take. If the two coincide, the
/// other is moved by a negligible distance in the direction of directionFrom().
inline formula::SeenNeighbour<Scalars> seenFrom(const Agent& agent, const Neighbour& neighbour,
                                                Point to, double square)
{
    constexpr double hair = 1e-100; // too small to change a coordinate, but its square is not 0
    if (square < hair * hair) [[unlikely]] {
        to = -hair * directionFrom(neighbour, agent);
        square = dot(to, to);
    }
    return formula::seenAt<Scalars>(to, square, std::sqrt(square), agent.radius + neighbour.radius,
                                    true);
}

} // namespace thicket::steer
