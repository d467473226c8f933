#pragma once

#include "libsteer/vectorformulas.h"

/// See blend.h for the source, vectorformulas.h for Numbers.
namespace thicket::steer::formula {

/// A budget of force, spent on one wanted force after the other, most important first.
template <class Numbers> struct Budget {
    typename Numbers::Vector sum; ///< of the granted forces
    typename Numbers::Number left;

    [[gnu::always_inline]] static inline Budget of(typename Numbers::Number maxForce)
    {
        return {{Numbers::of(0), Numbers::of(0)}, maxForce};
    }
    /// Spends budget on the wanted force and returns the part that fits.
    [[gnu::always_inline]] inline typename Numbers::Vector granted(typename Numbers::Vector wanted)
    {
        const auto square = squareOf<Numbers>(wanted);
        // Most behaviours of a stack give no force at a time. This saves a square root.
        if (Numbers::isAll(Numbers::notAbove(square, Numbers::of(0)))) {
            sum = sum + wanted;
            return wanted;
        }
        const auto length = Numbers::root(square);
        const auto isTooLong = Numbers::less(left, length);
        typename Numbers::Vector part = wanted;
        if (!Numbers::isNone(isTooLong)) {
            const auto most = Numbers::larger(Numbers::of(0), left);
            part = Numbers::chosen(isTooLong, truncated<Numbers>(wanted, most), wanted);
        }
        left = left - Numbers::smaller(length, left);
        sum = sum + part;
        return part;
    }
};

} // namespace thicket::steer::formula
