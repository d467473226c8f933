#pragma once

#include "app/drawing/devicespace.h"
#include "app/drawing/outline.h"
#include "app/drawing/sight.h"

#include <vector>

namespace thicket::drawing {

/// Visibility of the shapes of a picture, added from the top down: see Sight. On a device without
/// pixels, such as a vector picture, all are clear.
class ShapeSight {
public:
    /// Arenas are filled up to the end of `sheet`. Both in map coordinates.
    ShapeSight(const DeviceSpace& space, const QRectF& view, const QRectF& sheet,
               const Style& style);

    struct Look {
        double pen = 0; ///< width of its outline, pixels
        Sight::Fill fill = Sight::Fill::opaque;
    };
    /// Adds a shape below all those before.
    Sight::Seen add(const nav::Shape& shape, const Look& look);
    /// Adds one that is painted by its outline.
    Sight::Seen add(const std::vector<OutlineLoop>& body, bool isInverted, const Look& look);

    /// See Sight. False for a device without pixels.
    bool hasFilled() const { return m_sight.hasFilled(); }
    void finish() { m_sight.finish(); }

private:
    Sight::Seen addShape(const nav::Circle& circle, const Look& look);
    Sight::Seen addShape(const nav::Wall& wall, const Look& look);
    Sight::Seen addShape(const nav::Polygon& polygon, const Look& look);
    Sight::Body bodyOf(const Look& look, bool isInverted) const
    {
        return {look.pen, look.fill, isInverted, m_sheet};
    }
    QPolygonF mapped(const std::vector<nav::Point>& points) const;

    const DeviceSpace& m_space;
    const Style& m_style;
    QRectF m_sheet; // device pixels
    Sight m_sight;
    bool m_isRaster;
};

} // namespace thicket::drawing
