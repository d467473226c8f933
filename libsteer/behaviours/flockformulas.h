#pragma once

#include "libsteer/behaviours/seekformulas.h"

/// What a neighbour counts for, and the forces of the sums over neighbours. See flock.h for sources
/// and units, vectorformulas.h for Numbers.
///
/// Numbers that neighbours are seen by also have
/// - tiny(): what squares that are divided by are at least;
/// - both(a, b) of Masks;
/// - orZero(mask, a): a where the mask says yes, else 0.
namespace thicket::steer::formula {

/// A neighbour as it is seen from the agent.
template <class Numbers> struct SeenNeighbour {
    typename Numbers::Vector to;
    typename Numbers::Number square; ///< of to
    typename Numbers::Number apart;  ///< between the centres, above 0
    typename Numbers::Number perApart;
    typename Numbers::Number touch; ///< both radii
    typename Numbers::Number gap;   ///< between the rims, negative where they overlap
    typename Numbers::Mask isOther; ///< not the agent itself
};

/// `square`: of `to`; `apart`: its root, but above 0.
template <class Numbers> [[gnu::always_inline]] inline SeenNeighbour<Numbers>
seenAt(typename Numbers::Vector to, typename Numbers::Number square, typename Numbers::Number apart,
       typename Numbers::Number touch, typename Numbers::Mask isOther)
{
    return {to, square, apart, Numbers::of(1) / apart, touch, apart - touch, isOther};
}

/// What a neighbour counts for: 1 where the rims touch, falling evenly to 0 at the range's end.
template <class Numbers>
[[gnu::always_inline]] inline typename Numbers::Number shareOf(const SeenNeighbour<Numbers>& seen,
                                                               typename Numbers::Number range,
                                                               typename Numbers::Number perRange)
{
    const auto share = (range - seen.gap) * perRange;
    return Numbers::orZero(
        seen.isOther, Numbers::smaller(Numbers::larger(share, Numbers::of(0)), Numbers::of(1)));
}

/// `share`, or 0 where the neighbour is behind the cone of sight.
template <class Numbers> [[gnu::always_inline]] inline typename Numbers::Number
inSight(const SeenNeighbour<Numbers>& seen, typename Numbers::Vector heading,
        typename Numbers::Number cosine, typename Numbers::Number share)
{
    const auto ahead = seen.to.x * heading.x + seen.to.y * heading.y;
    return Numbers::orZero(Numbers::less(seen.apart * cosine, ahead), share);
}

/// One neighbour's part of separation: straight away from it, as long as its share.
template <class Numbers> [[gnu::always_inline]] inline typename Numbers::Vector
separationFrom(const SeenNeighbour<Numbers>& seen, typename Numbers::Number share)
{
    return (Numbers::of(0) - share * seen.perApart) * seen.to;
}

/// The force of a sum of pushes: `strength` * maxForce for one of length 1. Of separation and of
/// avoidAgents.
template <class Numbers>
[[gnu::always_inline]] inline typename Numbers::Vector pushForce(typename Numbers::Vector sum,
                                                                 typename Numbers::Number strength,
                                                                 typename Numbers::Number maxForce)
{
    return truncated<Numbers>(strength * maxForce * sum, maxForce);
}

/// Of a sum that counts each neighbour by its share; `weight` > 0: the shares' sum.
template <class Numbers> [[gnu::always_inline]] inline typename Numbers::Vector
meanOf(typename Numbers::Vector sum, typename Numbers::Number weight)
{
    return (Numbers::of(1) / weight) * sum;
}

/// Towards a velocity that neighbours of that weight ask for; no force where nobody is in range.
/// One far neighbour must not count as much as a near one, so the last of it fades.
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

/// CohesionParams::range by default.
template <class Numbers> [[gnu::always_inline]] inline typename Numbers::Number
cohesionRange(typename Numbers::Number bodyLength)
{
    return Numbers::of(15) * bodyLength;
}

/// `mean`: the neighbours' place, as seen from the agent.
template <class Numbers> [[gnu::always_inline]] inline typename Numbers::Vector
cohesionForce(const Mover<Numbers>& mover, typename Numbers::Number weight,
              typename Numbers::Vector mean, typename Numbers::Number range)
{
    const auto distance = Numbers::root(squareOf<Numbers>(mean));
    const auto slowing = Numbers::larger(distance, range / Numbers::of(2));
    return weighed<Numbers>(mover, weight, (mover.maxSpeed / slowing) * mean);
}

} // namespace thicket::steer::formula
