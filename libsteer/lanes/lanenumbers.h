#pragma once

/// Numbers for the formulas (vectorformulas.h), made of the lanes that the including file defines:
/// Doubles of D for the force kernel, Floats of F for the neighbour kernels. To be included into
/// one kernel file only.
namespace {

/// A vector per lane.
struct DoubleVector {
    D x, y;
};
DoubleVector operator+(DoubleVector a, DoubleVector b) { return {a.x + b.x, a.y + b.y}; }
DoubleVector operator-(DoubleVector a, DoubleVector b) { return {a.x - b.x, a.y - b.y}; }
DoubleVector operator*(D s, DoubleVector v) { return {s * v.x, s * v.y}; }

struct Doubles {
    using Number = D;
    using Mask = DMask;
    using Vector = DoubleVector;
    static D of(double a) { return allDoubles(a); }
    static D root(D a) { return rooted(a); }
    // Same results as std::min and std::max.
    static D smaller(D a, D b) { return ::chosen(isLess(b, a), b, a); }
    static D larger(D a, D b) { return ::chosen(isLess(a, b), b, a); }
    static DMask less(D a, D b) { return isLess(a, b); }
    static DMask notAbove(D a, D b) { return isAtMost(a, b); }
    static D chosen(DMask mask, D a, D b) { return ::chosen(mask, a, b); }
    static Vector chosen(DMask mask, Vector a, Vector b)
    {
        return {::chosen(mask, a.x, b.x), ::chosen(mask, a.y, b.y)};
    }
    // The test costs more than it saves.
    static constexpr bool isAll(DMask) { return false; }
    static constexpr bool isNone(DMask) { return false; }
};

struct FloatVector {
    F x, y;
};
FloatVector operator*(F s, FloatVector v) { return {s * v.x, s * v.y}; }

struct Floats {
    using Number = F;
    using Mask = M;
    using Vector = FloatVector;
    static F of(double a) { return all(static_cast<float>(a)); }
    static F tiny() { return all(1e-12f); }
    static F root(F a) { return rooted(a); }
    static F smaller(F a, F b) { return least(a, b); }
    static F larger(F a, F b) { return most(a, b); }
    static M less(F a, F b) { return a < b; }
    static M both(M a, M b) { return a & b; }
    static F orZero(M mask, F a) { return where(mask, a); }
    static bool isNone(M mask) { return bitsOf(mask) == 0; }
};

} // namespace
