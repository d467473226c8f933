#pragma once

#include "app/drawing/pixelarea.h"

#include <vector>

namespace thicket::drawing {

/// Outlined discs painted pixel by pixel, in the order of adding: for a raster device a tenth of
/// the time of as many paths.
class DiscBatch {
public:
    static constexpr double largestRadius = 256; ///< logical pixels; Qt paints larger ones as fast

    /// `view` in logical pixels.
    DiscBatch(const DeviceSpace& space, const QRectF& view) : m_space(space), m_area(space, view) {}

    struct Disc {
        QPointF center;
        double radius = 0;
        Tint tint;
        double pen = 0; ///< width of the line, half of it outside
        double opacity = 1;
    };
    /// In logical pixels.
    void add(const Disc& disc);
    /// Paints what was added since the last time.
    void flush();

private:
    QRect boxOf(const Disc& disc) const;
    void paint(QImage& image, QPoint corner, const Disc& disc) const;

    const DeviceSpace& m_space;
    PixelArea m_area;
    std::vector<Disc> m_discs; // in pixels of the area
};

} // namespace thicket::drawing
