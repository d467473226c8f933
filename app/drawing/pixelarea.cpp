#include "app/drawing/pixelarea.h"

#include <QPaintDevice>

namespace thicket::drawing {

namespace {

QRectF shown(const QPainter& painter, const QRectF& view)
{
    const QRectF window = view & QRectF(painter.window());
    return painter.hasClipping() ? window & painter.clipBoundingRect() : window;
}

} // namespace

PixelArea::PixelArea(const DeviceSpace& space, const QRectF& view)
    : m_ratio(space.painter().device()->devicePixelRatioF())
{
    const QRectF logical = shown(space.painter(), view);
    const QRectF pixels(logical.topLeft() * m_ratio, logical.size() * m_ratio);
    // A rectangle on pixels may be a rounding error off.
    m_pixels = pixels.adjusted(0.01, 0.01, -0.01, -0.01).toAlignedRect();
    if (logical.isEmpty())
        m_pixels = {};
}

void PixelArea::paint(QPainter& painter, QPoint corner, QImage image) const
{
    image.setDevicePixelRatio(m_ratio);
    painter.drawImage(QPointF(m_pixels.topLeft() + corner) / m_ratio, image);
}

} // namespace thicket::drawing
