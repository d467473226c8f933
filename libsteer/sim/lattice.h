#pragma once

#include "libsteer/agent.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace thicket::steer {

/// The lattice that positions are on: the multiples of 1 / denominator, a power of two.
class Lattice {
public:
    explicit Lattice(std::uint64_t denominator)
        : m_denominator(static_cast<double>(denominator)), m_unit(1 / m_denominator)
    {}

    double denominator() const { return m_denominator; }
    double unit() const { return m_unit; } ///< map units

    /// The nearest point of the lattice. Coordinates must be below 2^51 units.
    Point nearest(Point p) const
    {
        // Adding 1.5 * 2^52 leaves no room for fractions: rounds without a call.
        constexpr double whole = 0x1.8p52;
        return {unit() * (p.x * m_denominator + whole - whole),
                unit() * (p.y * m_denominator + whole - whole)};
    }
    /// Whether agents may be at p: its coordinates are exact, and at most 2^31 map units.
    bool isInWorld(Point p) const
    {
        const double most = std::min(0x1p50 * unit(), 0x1p31);
        return std::abs(p.x) <= most && std::abs(p.y) <= most;
    }
    /// The longest intended move of an agent in a step of so many seconds, map units. Rounding may
    /// add most of a unit to it.
    double longestMove(const Agent& agent, double seconds) const
    {
        return std::max(0.0, agent.maxSpeed * seconds - 1.5 * unit());
    }
    /// The distance that the agent keeps from obstacles, map units.
    double skinOf(const Agent& agent) const { return std::max(4 * unit(), agent.radius / 4096); }

private:
    double m_denominator;
    double m_unit; // exact, as the denominator is a power of two
};

} // namespace thicket::steer
