#pragma once

#include "libsteer/recording/decimal.h"

#include <array>
#include <cstdint>

namespace thicket::steer {

/// The lattice on which the numbers of a file of trajectories lie. No part of the library's
/// interface.
///
/// Decimals of up to 15 digits together are kept as they are. Numbers that are whole multiples of a
/// binary fraction (as those of simulations) are kept to the bit. All others are rounded to as many
/// decimals as together with the digits of the farthest are 15.
class TrajectoryLattice {
public:
    static constexpr std::int64_t farthest = powerOfTen(15); ///< numbers are below that

    /// Of every number, before settle(). False where it is too far out.
    bool take(const Measured& number);
    /// `perUnit`: the file's units in a map unit, 1 to 1000.
    void settle(std::uint32_t perUnit);

    /// Of one map unit.
    std::uint64_t denominator() const { return m_denominator; }
    /// Map units.
    double placeOf(const Measured& number) const;

private:
    bool areShort(std::uint32_t perUnit, int digits) const;

    bool m_areExact = true;
    std::array<std::int64_t, 16> m_most{}; ///< of the wholes, by digits
    double m_farthest = 0;
    int m_lowestBit = 0; ///< binary digits behind the point
    // What was settled.
    int m_digits = 0; ///< -1: binary
    bool m_isShort = true;
    std::uint64_t m_denominator = 1;
};

} // namespace thicket::steer
