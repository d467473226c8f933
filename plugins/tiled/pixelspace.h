#pragma once

#include "libnav/map/map.h"
#include "libnav/result.h"
#include "plugins/shapes/frame.h"

namespace thicket::plugins {

/// Tiled's coordinates: Frame::ofScreen(), on a grid of tiles.
class PixelSpace : public Frame {
public:
    /// `pixelsPerUnit` > 0. Refused if the map would be larger than Tiled's 2^31 pixels.
    static Result<PixelSpace> of(const nav::Map& map, double pixelsPerUnit);

    /// The tile's side: one map unit if that is a whole number of pixels, and at least one pixel.
    int tileSize() const { return m_tileSize; }
    int columns() const { return m_columns; }
    int rows() const { return m_rows; }

private:
    explicit PixelSpace(const Frame& frame);

    int m_tileSize = 1;
    int m_columns = 1;
    int m_rows = 1;
};

} // namespace thicket::plugins
