#pragma once

#include "libsteer/behaviours/flockformulas.h"

/// See avoidagents.h for sources and units, vectorformulas.h and flockformulas.h for Numbers.
namespace thicket::steer::formula {

constexpr double avoidStrength = 2; ///< default of AvoidAgentsParams::strength

/// The parameters, see AvoidAgentsParams.
template <class Numbers> struct Avoiding {
    typename Numbers::Number range, perHorizon, margin;
    typename Numbers::Number rightBias, brakeBias;
};

/// How one neighbour is avoided.
template <class Numbers> struct Avoidance {
    typename Numbers::Mask comes;     ///< whether it is avoided
    typename Numbers::Number contact; ///< seconds until the rims, with the margin, touch
    typename Numbers::Vector push;    ///< at most 1 long
};

/// `approach`: the agent's velocity minus the neighbour's.
template <class Numbers>
[[gnu::always_inline]] inline Avoidance<Numbers> avoidanceOf(const SeenNeighbour<Numbers>& seen,
                                                             typename Numbers::Vector approach,
                                                             const Avoiding<Numbers>& params)
{
    const auto zero = Numbers::of(0);
    const auto closing = seen.to.x * approach.x + seen.to.y * approach.y;
    const auto speed = Numbers::larger(squareOf<Numbers>(approach), Numbers::tiny());
    const auto reach = seen.touch + params.margin;
    const auto outside = Numbers::larger(seen.square - reach * reach, zero);
    const auto inner = closing * closing - speed * outside;
    const auto isClosing = Numbers::both(seen.isOther, Numbers::less(zero, closing));
    const auto touches = Numbers::both(isClosing, Numbers::less(zero, inner));
    const auto comes = Numbers::both(touches, Numbers::less(seen.gap, params.range));
    if (Numbers::isNone(comes))
        return {comes, zero, {zero, zero}};
    const auto perSpeed = Numbers::of(1) / speed;
    const auto untilNearest = closing * perSpeed;
    const auto contact =
        Numbers::larger(closing - Numbers::root(Numbers::larger(inner, zero)), zero) * perSpeed;
    const auto bias = reach * seen.perApart;
    const auto right = bias * params.rightBias;
    const auto brake = bias * params.brakeBias;
    const typename Numbers::Vector off{
        approach.x * untilNearest - seen.to.x + right * seen.to.y - brake * seen.to.x,
        approach.y * untilNearest - seen.to.y - right * seen.to.x - brake * seen.to.y};
    const auto length = Numbers::root(Numbers::larger(squareOf<Numbers>(off), Numbers::tiny()));
    const auto urgency = Numbers::larger(Numbers::of(1) - contact * params.perHorizon, zero);
    const auto size = Numbers::orZero(comes, urgency * urgency / length);
    return {comes, contact, size * off};
}

} // namespace thicket::steer::formula
