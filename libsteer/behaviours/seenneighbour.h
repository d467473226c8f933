#pragma once

#include "libsteer/behaviours/flockformulas.h"
#include "libsteer/behaviours/neighbour.h"

namespace thicket::steer {

/// Another agent (with an id of its own) as formulas take it, from where its place is seen. Where
/// the two coincide the other is taken to be a hair off, as directionFrom() says.
inline formula::SeenNeighbour<Scalars> seenFrom(const Agent& agent, const Neighbour& neighbour,
                                                Point to, double square)
{
    constexpr double hair = 1e-100; // no coordinate notices, but its square is not 0
    if (square < hair * hair) [[unlikely]] {
        to = -hair * directionFrom(neighbour, agent);
        square = dot(to, to);
    }
    return formula::seenAt<Scalars>(to, square, std::sqrt(square), agent.radius + neighbour.radius,
                                    true);
}

} // namespace thicket::steer
