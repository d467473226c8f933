#pragma once

#include "libsteer/behaviours/seekformulas.h"

/// The weight of a neighbour, and the forces from sums over neighbours. See flock.h for sources and
/// units, vectorformulas.h for Numbers.
///
/// Here Numbers also have
/// - tiny(): the lower bound of squares that are divided by;
/// - both(a, b): the conjunction of two Masks;
/// - orZero(mask, a): a where the mask is set, else 0.
namespace thicket::steer::formula {

/// A neighbour relative to the agent.
template <class Numbers> struct SeenNeighbour {
    typename Numbers::Vector to;
    typename Numbers::Number square; ///< of `to`
    typename Numbers::Number apart;  ///< distance of the centres, above 0
    typename Numbers::Number perApart;
    typename Numbers::Number touch; ///< sum of the radii
    typename Numbers::Number gap;   ///< distance of the rims, negative where they overlap
    typename Numbers::Mask isOther; ///< whether it is not the agent itself
};

/// `square`: of `to`; `apart`: its root, made positive.
template <class Numbers> [[gnu::always_inline]] inline SeenNeighbour<Numbers>
seenAt(typename Numbers::Vector to, typename Numbers::Number square, typename Numbers::Number apart,
       typename Numbers::Number touch, typename Numbers::Mask isOther)
{
    return {to, square, apart, Numbers::of(1) / apart, touch, apart - touch, isOther};
}

/// A neighbour's weight by distance: 1 where the rims touch, falling linearly to 0 at the range's
/// end.
template <class Numbers>
[[gnu::always_inline]] inline typename Numbers::Number shareOf(const SeenNeighbour<Numbers>& seen,
                                                               typename Numbers::Number range,
                                                               typename Numbers::Number perRange)
{
    const auto share = (range - seen.gap) * perRange;
    return Numbers::orZero(
        seen.isOther, Numbers::smaller(Numbers::larger(share, Numbers::of(0)), Numbers::of(1)));
}

/// `share`, or 0 where the neighbour is outside the cone of sight.
template <class Numbers> [[gnu::always_inline]] inline typename Numbers::Number
inSight(const SeenNeighbour<Numbers>& seen, typename Numbers::Vector heading,
        typename Numbers::Number cosine, typename Numbers::Number share)
{
    const auto ahead = seen.to.x * heading.x + seen.to.y * heading.y;
    return Numbers::orZero(Numbers::less(seen.apart * cosine, ahead), share);
}

/// One neighbour's part of separation: directly away from it, as long as its share.
template <class Numbers> [[gnu::always_inline]] inline typename Numbers::Vector
separationFrom(const SeenNeighbour<Numbers>& seen, typename Numbers::Number share)
{
    return (Numbers::of(0) - share * seen.perApart) * seen.to;
}

/// The force of a sum of pushes: `strength` * maxForce for a sum of length 1. For separation and
/// avoidAgents.
template <class Numbers>
[[gnu::always_inline]] inline typename Numbers::Vector pushForce(typename Numbers::Vector sum,
                                                                 typename Numbers::Number strength,
                                                                 typename Numbers::Number maxForce)
{
    return truncated<Numbers>(strength * maxForce * sum, maxForce);
}

/// The weighted mean. `weight` > 0: the sum of the shares.
template <class Numbers> [[gnu::always_inline]] inline typename Numbers::Vector
meanOf(typename Numbers::Vector sum, typename Numbers::Number weight)
{
    return (Numbers::of(1) / weight) * sum;
}

/// The force towards the velocity that neighbours of that total weight ask for. No force if none is
/// in range. It fades with the last neighbour's weight, so that a far one counts less than a near
/// one.
template <class Numbers>
[[gnu::always_inline]] inline typename Numbers::Vector weighed(const Mover<Numbers>& mover,
                                                               typename Numbers::Number weight,
                                                               typename Numbers::Vector desired)
{
    const typename Numbers::Vector none{Numbers::of(0), Numbers::of(0)};
    const auto isNobody = Numbers::notAbove(weight, Numbers::of(0));
    if (Numbers::isAll(isNobody))
        return none;
    const typename Numbers::Vector force =
        Numbers::smaller(Numbers::of(1), weight) * towardsVelocity<Numbers>(mover, desired);
    return Numbers::chosen(isNobody, none, force);
}

/// `mean`: the neighbours' velocity.
template <class Numbers> [[gnu::always_inline]] inline typename Numbers::Vector
alignmentForce(const Mover<Numbers>& mover, typename Numbers::Number weight,
               typename Numbers::Vector mean)
{
    return weighed<Numbers>(mover, weight, mean);
}

/// Default of CohesionParams::range.
template <class Numbers> [[gnu::always_inline]] inline typename Numbers::Number
cohesionRange(typename Numbers::Number bodyLength)
{
    return Numbers::of(15) * bodyLength;
}

/// `mean`: the neighbours' mean position, relative to the agent.
template <class Numbers> [[gnu::always_inline]] inline typename Numbers::Vector
cohesionForce(const Mover<Numbers>& mover, typename Numbers::Number weight,
              typename Numbers::Vector mean, typename Numbers::Number range)
{
    const auto distance = Numbers::root(squareOf<Numbers>(mean));
    const auto slowing = Numbers::larger(distance, range / Numbers::of(2));
    return weighed<Numbers>(mover, weight, (mover.maxSpeed / slowing) * mean);
}

} // namespace thicket::steer::formula
