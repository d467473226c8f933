#include "plugins/geojson/localprojection.h"

#include <cmath>
#include <numbers>

namespace thicket::plugins {

LocalProjection::LocalProjection(double longitude, double latitude)
    : m_longitude(longitude), m_latitude(latitude)
{
    constexpr double semiMajor = 6378137;
    constexpr double flattening = 1 / 298.257223563;
    constexpr double squaredEccentricity = flattening * (2 - flattening);
    constexpr double degree = std::numbers::pi / 180;
    const double sine = std::sin(latitude * degree);
    const double w = 1 - squaredEccentricity * sine * sine;
    const double alongMeridian = semiMajor * (1 - squaredEccentricity) / (w * std::sqrt(w));
    const double across = semiMajor / std::sqrt(w);
    m_metres = degree * nav::Point{across * std::cos(latitude * degree), alongMeridian};
}

} // namespace thicket::plugins
