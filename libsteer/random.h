#pragma once

#include <cstdint>

namespace thicket::steer {

/// A random number generator. A value, stored by the caller: equal states give equal numbers on
/// every machine.
/// Source: Splitmix64, in Steele, Lea and Flood, "Fast Splittable Pseudorandom Number Generators"
/// (2014).
struct Random {
    std::uint64_t state = 0; ///< the seed, any

    std::uint64_t next()
    {
        std::uint64_t z = (state += 0x9E3779B97F4A7C15);
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EB;
        return z ^ (z >> 31);
    }
    /// In [low, high).
    double between(double low, double high)
    {
        return low + (high - low) * (static_cast<double>(next() >> 11) * 0x1p-53);
    }
    bool operator==(const Random&) const = default;
};

} // namespace thicket::steer
