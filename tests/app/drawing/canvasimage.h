#pragma once

#include "app/drawing/mapdrawing.h"

#include <QImage>
#include <QPainter>

#include <functional>
#include <string>

/// A picture of a part of the plane: `size` logical pixels. Its lower left corner (upper left with
/// +y down) is at map coordinates `corner`.
class CanvasImage {
public:
    CanvasImage(QSize size, thicket::nav::Point corner, double pixelsPerUnit,
                thicket::drawing::Theme theme = thicket::drawing::Theme::light, bool isYUp = true,
                double ratio = 1);

    void paint(const std::function<void(QPainter&, const thicket::drawing::Style&)>& draw);
    QRectF view() const;

    /// The colour at a map point.
    QColor at(thicket::nav::Point p) const;
    /// How much ink a line across the picture crosses, device pixels. The background is the sheet,
    /// full ink is `ink`.
    double inkAcross(thicket::nav::Point from, thicket::nav::Point to, const QColor& ink) const;
    const QImage& image() const { return m_image; }
    const thicket::drawing::Palette& palette() const { return thicket::drawing::palette(m_theme); }

private:
    QImage m_image;
    QTransform m_toDevice;
    double m_pixelsPerUnit;
    thicket::drawing::Theme m_theme;
};

/// Every channel is equal to within `slack` of 255.
bool isLike(const QColor& a, const QColor& b, int slack = 6);
