#pragma once

#include "libsteer/vectorformulas.h"

/// See wander.h for sources and units, vectorformulas.h for Numbers.
namespace thicket::steer::formula {

/// Default of WanderParams::distance.
template <class Numbers> [[gnu::always_inline]] inline typename Numbers::Number
wanderDistance(typename Numbers::Number maxSpeed)
{
    return maxSpeed * Numbers::of(2) / Numbers::of(3);
}

/// Default of WanderParams::radius.
template <class Numbers> [[gnu::always_inline]] inline typename Numbers::Number
wanderRadius(typename Numbers::Number maxSpeed)
{
    return maxSpeed * Numbers::of(0.4);
}

/// The target on the circle after a displacement, as WanderState::onCircle.
template <class Numbers> [[gnu::always_inline]] inline typename Numbers::Vector
strayed(typename Numbers::Vector onCircle, typename Numbers::Vector stray)
{
    return unitOr<Numbers>(onCircle + stray, onCircle);
}

/// The vector from the agent to the target, world frame.
template <class Numbers> [[gnu::always_inline]] inline typename Numbers::Vector
wanderTarget(typename Numbers::Vector onCircle, typename Numbers::Vector heading,
             typename Numbers::Number distance, typename Numbers::Number radius)
{
    const typename Numbers::Vector middle{distance, Numbers::of(0)};
    return turned<Numbers>(middle + radius * onCircle, heading);
}

/// The wanted velocity.
template <class Numbers> [[gnu::always_inline]] inline typename Numbers::Vector
wanderVelocity(typename Numbers::Vector toTarget, typename Numbers::Vector heading,
               typename Numbers::Number speed)
{
    return speed * unitOr<Numbers>(toTarget, heading);
}

} // namespace thicket::steer::formula
