#pragma once

#include <cmath>
#include <numbers>

namespace thicket::test {

/// The same angle in [0, 2 pi).
inline double positive(double angle)
{
    constexpr double turn = 2 * std::numbers::pi;
    angle = std::fmod(angle, turn);
    return angle < 0 ? angle + turn : angle;
}

} // namespace thicket::test
