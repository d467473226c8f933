#pragma once

#include <random>

namespace thicket::test {

/// Uniform in [0, 1), the same with every standard library.
inline double part(std::mt19937_64& random)
{
    return static_cast<double>(random() >> 11) * 0x1p-53;
}

} // namespace thicket::test
