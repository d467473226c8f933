#include "tests/app/drawing/canvasimage.h"

#include <cmath>
#include <cstdlib>

using namespace thicket;

CanvasImage::CanvasImage(QSize size, nav::Point corner, double pixelsPerUnit, drawing::Theme theme,
                         bool isYUp, double ratio)
    : m_image(size * ratio, QImage::Format_ARGB32_Premultiplied),
      m_toDevice(pixelsPerUnit, 0, 0, isYUp ? -pixelsPerUnit : pixelsPerUnit,
                 -corner.x * pixelsPerUnit,
                 isYUp ? size.height() + corner.y * pixelsPerUnit : -corner.y * pixelsPerUnit),
      m_pixelsPerUnit(pixelsPerUnit), m_theme(theme)
{
    m_image.setDevicePixelRatio(ratio);
    m_image.fill(palette().sheet);
}

void CanvasImage::paint(const std::function<void(QPainter&, const drawing::Style&)>& draw)
{
    QPainter painter(&m_image);
    painter.setWorldTransform(m_toDevice);
    draw(painter, drawing::Style{palette(), m_pixelsPerUnit});
}

QRectF CanvasImage::view() const
{
    return m_toDevice.inverted().mapRect(QRectF(QPointF(0, 0), m_image.deviceIndependentSize()));
}

QColor CanvasImage::at(nav::Point p) const
{
    const QPointF device = m_toDevice.map(QPointF(p.x, p.y)) * m_image.devicePixelRatio();
    return m_image.pixelColor(int(std::floor(device.x())), int(std::floor(device.y())));
}

double CanvasImage::inkAcross(nav::Point from, nav::Point to, const QColor& ink) const
{
    const double units = nav::distance(from, to);
    const int steps = int(std::lround(units * m_pixelsPerUnit * m_image.devicePixelRatio()));
    const double full = palette().sheet.greenF() - ink.greenF();
    double sum = 0;
    for (int i = 0; i < steps; ++i)
        sum +=
            (palette().sheet.greenF() - at(from + (i + 0.5) / steps * (to - from)).greenF()) / full;
    return sum;
}

bool isLike(const QColor& a, const QColor& b, int slack)
{
    return std::abs(a.red() - b.red()) <= slack && std::abs(a.green() - b.green()) <= slack &&
           std::abs(a.blue() - b.blue()) <= slack;
}
