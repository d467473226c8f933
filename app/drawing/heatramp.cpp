#include "app/drawing/heatramp.h"

#include "app/drawing/roundsteps.h"

#include <algorithm>

namespace thicket::drawing {

QColor HeatRamp::at(double share) const
{
    constexpr std::size_t pieces = 4;
    const double place = std::clamp(share, 0.0, 1.0) * pieces;
    const std::size_t piece = std::min(std::size_t(place), pieces - 1);
    const auto rest = float(place - double(piece));
    const QColor& near = m_stops[piece];
    const QColor& far = m_stops[piece + 1];
    return QColor::fromRgbF(near.redF() + rest * (far.redF() - near.redF()),
                            near.greenF() + rest * (far.greenF() - near.greenF()),
                            near.blueF() + rest * (far.blueF() - near.blueF()));
}

std::vector<double> contourLevels(double farthest, double least)
{
    std::vector<double> levels;
    for (double level = roundStepAbove(least); level <= farthest;
         level = roundStepAbove(1.5 * level))
        levels.push_back(level);
    return levels;
}

} // namespace thicket::drawing
