#pragma once

/// Formulas over vectors of the plane, each written once: for one agent at a time in doubles, and
/// for lanes of agents side by side. So are those of the behaviours (behaviours/*formulas.h).
///
/// They are templates over `Numbers`, a class with
/// - Number: a real number, or one a lane, with + - * /;
/// - Mask: yes or no, or one a lane;
/// - Vector: {Number x, y}, with +, - and Number * Vector;
/// - of(double): that number, in every lane;
/// - root(a), smaller(a, b), larger(a, b), less(a, b), notAbove(a, b);
/// - chosen(mask, a, b): a where the mask says yes, else b; Numbers or Vectors;
/// - isAll(mask), isNone(mask): whether the rest of a formula can be spared. They may say false
///   where to ask costs more than to go on, and no result depends on them.
/// Those of neighbours ask besides for tiny() (see flockformulas.h).
///
/// The same operations in the same order whatever the Numbers, so that each lane gets the bits that
/// an agent gets alone. Kernels bring Numbers from an unnamed namespace: thus nothing that is
/// compiled for an instruction set has a name outside its file. For the same reason no formula
/// header includes a header of the standard library (see lanes/neighbourkernel.h).
namespace thicket::steer::formula {

template <class Numbers>
[[gnu::always_inline]] inline typename Numbers::Number squareOf(typename Numbers::Vector v)
{
    return v.x * v.x + v.y * v.y;
}

/// v at length 1; `otherwise` where v has no direction (null, or too short for its square).
template <class Numbers> [[gnu::always_inline]] inline typename Numbers::Vector
unitOr(typename Numbers::Vector v, typename Numbers::Vector otherwise)
{
    const auto square = squareOf<Numbers>(v);
    const auto hasDirection = Numbers::less(Numbers::of(0), square);
    if (Numbers::isNone(hasDirection))
        return otherwise;
    const typename Numbers::Vector unit = (Numbers::of(1) / Numbers::root(square)) * v;
    return Numbers::chosen(hasDirection, unit, otherwise);
}

/// v, or what points the same way at length `most` (>= 0) where v is longer: never longer than
/// that, not by a rounding.
template <class Numbers> [[gnu::always_inline]] inline typename Numbers::Vector
truncated(typename Numbers::Vector v, typename Numbers::Number most)
{
    const auto square = squareOf<Numbers>(v);
    const auto limit = most * most;
    const auto isShort = Numbers::notAbove(square, limit);
    if (Numbers::isAll(isShort))
        return v;
    const typename Numbers::Vector cut = (most / Numbers::root(square)) * v;
    const auto isTooLong = Numbers::less(limit, squareOf<Numbers>(cut));
    if (Numbers::isNone(isTooLong))
        return Numbers::chosen(isShort, v, cut);
    // Rounding is good for 6 units of 2^-53; 8 taken off where it went wrong are enough.
    const auto shrink = Numbers::chosen(isTooLong, Numbers::of(1 - 0x1p-50), Numbers::of(1));
    return Numbers::chosen(isShort, v, shrink * cut);
}

/// v turned counter-clockwise by the angle of the unit vector `by`.
template <class Numbers> [[gnu::always_inline]] inline typename Numbers::Vector
turned(typename Numbers::Vector v, typename Numbers::Vector by)
{
    return {v.x * by.x - v.y * by.y, v.x * by.y + v.y * by.x};
}

} // namespace thicket::steer::formula
