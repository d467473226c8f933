#pragma once

#include "libsteer/recording/decimal.h"

#include <array>
#include <cstdint>

namespace thicket::steer {

/// The lattice for the coordinates of a trajectory file. Internal to the library.
///
/// Decimals that fit into 15 digits together are kept exactly. Whole multiples of a binary fraction
/// (as simulations give) are kept to the bit. All others are rounded to as many decimals as fit
/// into 15 digits with the digits of the farthest.
class TrajectoryLattice {
public:
    static constexpr std::int64_t farthest = powerOfTen(15); ///< bound of the numbers

    /// Takes a number into account; call it for every number before settle(). False if the number
    /// is too large.
    bool take(const Measured& number);
    /// Chooses the lattice. `perUnit`: file units per map unit, 1 to 1000.
    void settle(std::uint32_t perUnit);

    /// Lattice units per map unit.
    std::uint64_t denominator() const { return m_denominator; }
    /// The coordinate on the lattice, map units.
    double placeOf(const Measured& number) const;

private:
    bool areShort(std::uint32_t perUnit, int digits) const;

    bool m_areExact = true;
    std::array<std::int64_t, 16> m_most{}; ///< largest `whole`, by digits
    double m_farthest = 0;
    int m_lowestBit = 0; ///< binary digits after the point
    // The result of settle().
    int m_digits = 0; ///< -1: binary
    bool m_isShort = true;
    std::uint64_t m_denominator = 1;
};

} // namespace thicket::steer
