#pragma once

#include "libnav/map/map.h"

namespace thicket::plugins {

/// The coordinates of a file: those of the map from an origin, times a scale, with y as in the map
/// or turned over. A value; any thread.
class Frame {
public:
    /// `scale`: lengths in the file per map unit, > 0.
    Frame(nav::Point origin, double scale, bool flips)
        : m_origin(origin), m_scale(scale), m_flips(flips)
    {}
    /// A screen's: y down, (0, 0) at the upper left corner of the map as shown. The corner is that
    /// of the bounds or, without bounds, of the extent; the origin of an empty map.
    static Frame ofScreen(const nav::Map& map, double pixelsPerUnit);
    /// With y up and the map's origin.
    static Frame ofPlane(const nav::Map& map, double scale);

    nav::Point toFile(nav::Point point) const
    {
        const nav::Point d = point - m_origin;
        return {d.x * m_scale, (m_flips ? -d.y : d.y) * m_scale};
    }
    nav::Point toMap(nav::Point inFile) const
    {
        const double y = inFile.y / m_scale;
        return {m_origin.x + inFile.x / m_scale, m_origin.y + (m_flips ? -y : y)};
    }
    /// A direction of the map, radians counter-clockwise from +x, as in the file: from its +x
    /// towards its +y.
    double angleToFile(double angle) const { return m_flips ? -angle : angle; }

    nav::Point origin() const { return m_origin; } ///< the file's (0, 0), map units
    double scale() const { return m_scale; }
    /// Whether windings are reversed in numbers, which they then are not to the eye.
    bool flips() const { return m_flips; }

private:
    nav::Point m_origin;
    double m_scale;
    bool m_flips;
};

} // namespace thicket::plugins
