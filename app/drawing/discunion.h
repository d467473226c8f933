#pragma once

#include "app/drawing/pixelarea.h"

#include <QPen>

#include <cstdint>
#include <vector>

namespace thicket::drawing {

/// The union of many discs, painted pixel by pixel: its fill and its dashed outline. The picture
/// does not depend on the order of adding. For raster devices.
class DiscUnion {
public:
    static constexpr double largestRadius = 512; ///< logical pixels; Qt paints larger ones as fast

    /// `view` in logical pixels.
    DiscUnion(const DeviceSpace& space, const QRectF& view) : m_space(space), m_area(space, view) {}

    /// In logical pixels.
    void add(QPointF center, double radius);
    /// Paints the outer half of the pen along the outline; the fill covers the inner half. Dashes
    /// run from the right of each disc, on towards `isYUp` up or down.
    void paintOutline(const QPen& pen, bool isYUp) const;
    void paintFill(const QColor& color) const;

private:
    using Mask = std::vector<std::uint8_t>; ///< coverage of each pixel
    Mask emptyMask() const
    {
        return Mask(std::size_t(m_area.width()) * std::size_t(m_area.height()));
    }
    void paintMask(const Mask& mask, const QColor& color) const;

    const DeviceSpace& m_space;
    PixelArea m_area;
    std::vector<PixelDisc> m_discs;
    Mask m_filled;
};

} // namespace thicket::drawing
