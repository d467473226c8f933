#pragma once

#include "libnav/map/map.h"
#include "libnav/result.h"

namespace thicket::plugins {

/// Tiled's coordinates: pixels, +y down, origin at the upper left corner of the map as shown.
class PixelSpace {
public:
    /// The corner is that of the map's bounds or, without bounds, of its extent. `pixelsPerUnit` >
    /// 0. Refused if the map would be larger than Tiled's 2^31 pixels.
    static Result<PixelSpace> of(const nav::Map& map, double pixelsPerUnit);

    nav::Point toPixels(nav::Point point) const;
    nav::Point toUnits(nav::Point pixel) const;
    /// Pixel (0, 0) in map units.
    nav::Point origin() const { return m_origin; }
    double pixelsPerUnit() const { return m_scale; }
    /// The tile's side: one map unit if that is a whole number of pixels, and at least one pixel.
    int tileSize() const { return m_tileSize; }
    int columns() const { return m_columns; }
    int rows() const { return m_rows; }

private:
    PixelSpace(nav::Point origin, double scale, bool flips);

    nav::Point m_origin;
    double m_scale;
    bool m_flips;
    int m_tileSize = 1;
    int m_columns = 1;
    int m_rows = 1;
};

} // namespace thicket::plugins
