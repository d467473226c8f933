#pragma once

#include "plugins/geojson/localprojection.h"

#include <optional>

namespace thicket::plugins {

/// How coordinates of a file follow from those of a map: turned over where y of the map points
/// down, times a scale, and projected where they are degrees. A value; any thread.
class GeoPlane {
public:
    GeoPlane(bool flips, double scale, std::optional<LocalProjection> projection)
        : m_flips(flips), m_scale(scale), m_projection(projection)
    {}

    nav::Point toFile(nav::Point p) const
    {
        const nav::Point plain{p.x * m_scale, (m_flips ? -p.y : p.y) * m_scale};
        return m_projection ? m_projection->toDegrees(plain) : plain;
    }
    nav::Point toMap(nav::Point inFile) const
    {
        const nav::Point plain = m_projection ? m_projection->toMetres(inFile) : inFile;
        return {plain.x / m_scale, (m_flips ? -plain.y : plain.y) / m_scale};
    }
    /// Whether toMap() takes toFile() back, bit by bit.
    bool isExact() const { return !m_projection && m_scale == 1; }
    bool flips() const { return m_flips; }
    double scale() const { return m_scale; }
    const std::optional<LocalProjection>& projection() const { return m_projection; }

private:
    bool m_flips;
    double m_scale;
    std::optional<LocalProjection> m_projection;
};

} // namespace thicket::plugins
