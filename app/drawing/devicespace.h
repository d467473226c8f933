#pragma once

#include "app/drawing/mapdrawing.h"

#include <QPainter>
#include <QPen>
#include <QTransform>

namespace thicket::drawing {

/// While it is alive, the painter uses logical device pixels, and map coordinates are converted
/// here in doubles. So pens keep their width at every zoom and device pixel ratio, text stays
/// upright on a flipped map, and coordinates far from the origin lose no precision.
class DeviceSpace {
public:
    explicit DeviceSpace(QPainter& painter);
    ~DeviceSpace();
    DeviceSpace(const DeviceSpace&) = delete;
    DeviceSpace& operator=(const DeviceSpace&) = delete;

    QPointF map(nav::Point p) const { return m_toDevice.map(QPointF(p.x, p.y)); }
    QPainterPath map(const QPainterPath& path) const { return m_toDevice.map(path); }
    QRectF map(const QRectF& rect) const { return m_toDevice.mapRect(rect); }
    QPainter& painter() const { return m_painter; }
    bool isYUp() const { return m_toDevice.m22() < 0; }

private:
    QPainter& m_painter;
    QTransform m_toDevice;
};

/// A pen whose width is in logical pixels. In high contrast it is a pixel wider and opaque, or, if
/// `opacity` is below 0.3, half opaque.
QPen linePen(const Style& style, QColor color, double width, double opacity = 1);
/// The same with a dash pattern, also in logical pixels.
QPen dashedPen(const Style& style, const QColor& color, double width,
               std::initializer_list<double> dashes, double opacity = 1);
QColor faded(QColor color, double opacity);

/// Text of 11 px with a halo in the sheet's colour. The middle of its baseline is at `at` (device).
enum class Emphasis { plain, semibold };
void drawLabel(QPainter& painter, QPointF at, const QString& text, const QColor& color,
               const Palette& palette, Emphasis emphasis);

} // namespace thicket::drawing
