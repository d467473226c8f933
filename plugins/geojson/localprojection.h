#pragma once

#include "libnav/geometry/shapes.h"

namespace thicket::plugins {

/// A plane in metres that touches the earth at an origin: x to the east, y to the north. The
/// equirectangular projection, with the radii of curvature of WGS 84 at the origin: lengths are
/// exact there, and off by about 0.02 % a kilometre away at 50 degrees of latitude, more towards
/// the poles. A value; any thread. Source: Snyder, "Map Projections: A Working Manual" (1987),
/// chapters 3 and 12.
class LocalProjection {
public:
    /// Degrees; |latitude| <= 89.
    LocalProjection(double longitude, double latitude);

    /// Longitude and latitude, degrees, of a point in metres.
    nav::Point toDegrees(nav::Point metres) const
    {
        return {m_longitude + metres.x / m_metres.x, m_latitude + metres.y / m_metres.y};
    }
    nav::Point toMetres(nav::Point degrees) const
    {
        return {(degrees.x - m_longitude) * m_metres.x, (degrees.y - m_latitude) * m_metres.y};
    }
    /// Metres in a degree of longitude and latitude, at the origin.
    nav::Point metresPerDegree() const { return m_metres; }
    double longitude() const { return m_longitude; }
    double latitude() const { return m_latitude; }

private:
    double m_longitude;
    double m_latitude;
    nav::Point m_metres;
};

} // namespace thicket::plugins
