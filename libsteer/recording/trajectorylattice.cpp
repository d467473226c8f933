#include "libsteer/recording/trajectorylattice.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace thicket::steer {
namespace {

/// The number of binary digits after the point.
int binaryDigits(double value)
{
    if (value == 0)
        return 0;
    int exponent = 0;
    const double mantissa = std::frexp(std::abs(value), &exponent); // in [0.5, 1)
    const auto bits = static_cast<std::uint64_t>(std::ldexp(mantissa, 53));
    return std::max(0, 53 - exponent - std::countr_zero(bits));
}

} // namespace

bool TrajectoryLattice::take(const Measured& number)
{
    const double size = std::abs(number.value);
    if (!(size < static_cast<double>(farthest)))
        return false;
    m_farthest = std::max(m_farthest, size);
    m_lowestBit = std::max(m_lowestBit, binaryDigits(number.value));
    m_areExact = m_areExact && number.exact.has_value();
    if (number.exact) {
        std::int64_t& most = m_most[static_cast<std::size_t>(number.exact->digits)];
        most = std::max(most, std::abs(number.exact->whole));
    }
    return true;
}

/// Whether all numbers fit into 15 digits with that many decimals.
bool TrajectoryLattice::areShort(std::uint32_t perUnit, int digits) const
{
    if (!m_areExact || powerOfTen(digits) > farthest / perUnit)
        return false;
    for (int n = 0; n <= digits; ++n)
        if (m_most[static_cast<std::size_t>(n)] >= farthest / powerOfTen(digits - n))
            return false;
    return true;
}

void TrajectoryLattice::settle(std::uint32_t perUnit)
{
    m_digits = 15;
    while (m_digits > 0 && m_most[static_cast<std::size_t>(m_digits)] == 0)
        --m_digits;
    m_isShort = areShort(perUnit, m_digits);
    if (!m_isShort && perUnit == 1 && m_lowestBit <= 52 &&
        std::ldexp(m_farthest, m_lowestBit) <= 0x1p53) {
        m_digits = -1;
        m_denominator = std::uint64_t{1} << m_lowestBit;
        return;
    }
    if (!m_isShort) {
        m_digits = 15;
        while (m_digits > 0 && (powerOfTen(m_digits) > farthest / perUnit ||
                                m_farthest * static_cast<double>(powerOfTen(m_digits)) >=
                                    static_cast<double>(farthest)))
            --m_digits;
    }
    m_denominator = static_cast<std::uint64_t>(powerOfTen(m_digits)) * perUnit;
}

double TrajectoryLattice::placeOf(const Measured& number) const
{
    if (m_digits < 0)
        return number.value;
    const auto denominator = static_cast<double>(m_denominator);
    if (m_isShort)
        return static_cast<double>(number.exact->whole *
                                   powerOfTen(m_digits - number.exact->digits)) /
               denominator;
    return std::nearbyint(number.value * static_cast<double>(powerOfTen(m_digits))) / denominator;
}

} // namespace thicket::steer
