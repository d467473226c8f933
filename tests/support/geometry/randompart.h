#pragma once

#include <random>

namespace thicket::test {

/// Evenly from [0, 1), the same from every standard library.
inline double part(std::mt19937_64& random)
{
    return static_cast<double>(random() >> 11) * 0x1p-53;
}

} // namespace thicket::test
