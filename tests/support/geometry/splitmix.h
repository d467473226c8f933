#pragma once

#include <cstdint>

namespace thicket::test {

/// Splitmix64 (Steele, Lea, Flood 2014): the same numbers on every machine.
class SplitMix {
public:
    explicit SplitMix(std::uint64_t seed) : m_state(seed) {}

    std::uint64_t next()
    {
        std::uint64_t z = (m_state += 0x9E3779B97F4A7C15);
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EB;
        return z ^ (z >> 31);
    }
    /// In [low, high).
    double between(double low, double high)
    {
        return low + (high - low) * (static_cast<double>(next() >> 11) * 0x1p-53);
    }
    /// In [0, count).
    int below(int count) { return static_cast<int>(between(0, count)); }
    bool chance(double share) { return between(0, 1) < share; }

private:
    std::uint64_t m_state;
};

} // namespace thicket::test
