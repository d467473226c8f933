#pragma once

#include "libsteer/vectorformulas.h"

/// What an agent can do, and the wanted velocities of seek and arrive. See seek.h for sources and
/// units, vectorformulas.h for Numbers.
namespace thicket::steer::formula {

/// See responseTimeOf().
template <class Numbers> [[gnu::always_inline]] inline typename Numbers::Number
responseTime(typename Numbers::Number maxSpeed, typename Numbers::Number maxForce)
{
    return maxSpeed / (Numbers::of(2) * maxForce);
}

/// See bodyLengthOf().
template <class Numbers>
[[gnu::always_inline]] inline typename Numbers::Number bodyLength(typename Numbers::Number radius,
                                                                  typename Numbers::Number maxSpeed,
                                                                  typename Numbers::Number maxForce)
{
    return Numbers::larger(radius, maxSpeed * maxSpeed / (Numbers::of(8) * maxForce));
}

/// The motion and limits of an agent, which convert a wanted velocity to a force.
template <class Numbers> struct Mover {
    typename Numbers::Vector velocity;
    typename Numbers::Number maxSpeed, maxForce;
    typename Numbers::Number perResponse; ///< 1 / response time
};

/// See towardsVelocity() of seek.h.
template <class Numbers> [[gnu::always_inline]] inline typename Numbers::Vector
towardsVelocity(const Mover<Numbers>& mover, typename Numbers::Vector desired)
{
    return truncated<Numbers>(mover.perResponse * (desired - mover.velocity), mover.maxForce);
}

/// Seek's wanted velocity. `toTarget`: the vector from the agent to the target.
template <class Numbers> [[gnu::always_inline]] inline typename Numbers::Vector
seekVelocity(typename Numbers::Vector toTarget, typename Numbers::Number speed)
{
    return speed * unitOr<Numbers>(toTarget, {Numbers::of(0), Numbers::of(0)});
}

/// Default of ArriveParams::slowingRadius.
template <class Numbers> [[gnu::always_inline]] inline typename Numbers::Number
slowingRadius(typename Numbers::Number maxSpeed, typename Numbers::Number maxForce)
{
    return Numbers::of(2) * maxSpeed * maxSpeed / maxForce;
}

/// Arrive's wanted velocity.
template <class Numbers> [[gnu::always_inline]] inline typename Numbers::Vector
arriveVelocity(typename Numbers::Vector toTarget, typename Numbers::Number speed,
               typename Numbers::Number slowingRadius, typename Numbers::Number stopRadius)
{
    const auto distance = Numbers::root(squareOf<Numbers>(toTarget));
    const typename Numbers::Vector desired =
        (speed / Numbers::larger(distance, slowingRadius)) * toTarget;
    return Numbers::chosen(Numbers::less(stopRadius, distance), desired,
                           {Numbers::of(0), Numbers::of(0)});
}

} // namespace thicket::steer::formula
