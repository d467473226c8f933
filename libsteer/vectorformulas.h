#pragma once

/// Formulas for vectors of the plane. Each is written once, and used for one agent at a time in
/// doubles and for lanes of agents side by side. The behaviours' formulas (behaviours/*formulas.h)
/// are written in the same way.
///
/// They are templates over `Numbers`, a class with
/// - Number: a real number, or one per lane, with + - * /;
/// - Mask: a bool, or one per lane;
/// - Vector: {Number x, y}, with +, - and Number * Vector;
/// - of(double): that number, in every lane;
/// - root(a), smaller(a, b), larger(a, b), less(a, b), notAbove(a, b);
/// - chosen(mask, a, b): a where the mask is set, else b; Numbers or Vectors;
/// - isAll(mask), isNone(mask): whether the rest of a formula can be skipped. They may be false
///   where the test costs more than it saves; no result depends on them.
///
/// The formulas of neighbours also need tiny() (see flockformulas.h).
///
/// The operations and their order are the same for all Numbers, so that each lane gets the bits
/// that an agent gets alone. Kernels define their Numbers in an unnamed namespace: nothing that is
/// compiled for an instruction set has a name outside its file. For the same reason no formula
/// header includes a header of the standard library (see lanes/neighbourkernel.h).
namespace thicket::steer::formula {

template <class Numbers>
[[gnu::always_inline]] inline typename Numbers::Number squareOf(typename Numbers::Vector v)
{
    return v.x * v.x + v.y * v.y;
}

/// v scaled to length 1; `otherwise` if v has no direction (zero, or its square underflows).
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

/// v, or v scaled to length `most` (>= 0) if it is longer. Never longer than `most`, not even by
/// rounding.
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
    // Rounding errors are at most 6 units of 2^-53. Where the result is too long, 8 units less
    // suffice.
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
