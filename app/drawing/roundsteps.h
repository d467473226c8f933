#pragma once

#include <cmath>

namespace thicket::drawing {

/// The largest of ..., 0.1, 0.2, 0.5, 1, 2, 5, 10, ... that is not above `limit` > 0.
inline double roundStepBelow(double limit)
{
    const double power = std::pow(10.0, std::floor(std::log10(limit * (1 + 1e-12))));
    const double digit = limit * (1 + 1e-12) / power;
    return (digit >= 5 ? 5 : digit >= 2 ? 2 : 1) * power;
}

/// The smallest that is not below `limit` > 0.
inline double roundStepAbove(double limit)
{
    const double below = roundStepBelow(limit);
    if (below >= limit * (1 - 1e-12))
        return below;
    const double power = std::pow(10.0, std::floor(std::log10(below * (1 + 1e-12))));
    const double digit = below / power;
    return (digit < 1.5 ? 2 : digit < 3 ? 5 : 10) * power;
}

struct GridSteps {
    double fine = 1;
    double coarse = 5;
};

/// Grid steps in map units. Fine lines are at least 20 px apart, coarse ones four or five times as
/// much, so that the grid is not too dense. Every coarse line is a fine one, too.
inline GridSteps gridSteps(double pixelsPerUnit)
{
    const double fine = roundStepAbove(20 / pixelsPerUnit);
    return {fine, roundStepAbove(4 * fine)};
}

/// Those of a grid with a step of its own. Fine lines are at least 8 px apart: if the step is
/// smaller, there is a line for each 2nd, 5th, 10th ... of it.
inline GridSteps gridSteps(double pixelsPerUnit, double step)
{
    constexpr double least = 8; // pixels
    const double spacing = step * pixelsPerUnit;
    const double fine = spacing >= least ? step : step * roundStepAbove(least / spacing);
    return {fine, 5 * fine};
}

} // namespace thicket::drawing
