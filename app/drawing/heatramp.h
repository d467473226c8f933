#pragma once

#include "app/drawing/palette.h"

#include <vector>

namespace thicket::drawing {

/// The palette's heat colours, interpolated.
class HeatRamp {
public:
    explicit HeatRamp(const Palette& palette) : m_stops(palette.heat) {}
    /// The colour at `share` from near (0) to far (1), clamped.
    QColor at(double share) const;

private:
    std::array<QColor, 5> m_stops;
};

/// 1, 2 and 5 times powers of ten, ascending, from `least` (> 0) to `farthest`.
std::vector<double> contourLevels(double farthest, double least);

} // namespace thicket::drawing
