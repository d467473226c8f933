#pragma once

#include <QByteArray>
#include <QSize>
#include <QString>

#include <functional>

class QPainter;

namespace thicket::drawing {

/// What `paint` draws, as the bytes of an SVG file of that size, logical pixels.
QByteArray svgPicture(QSize size, const QString& title,
                      const std::function<void(QPainter&)>& paint);

} // namespace thicket::drawing
