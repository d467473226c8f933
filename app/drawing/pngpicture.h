#pragma once

#include <QByteArray>
#include <QSize>

#include <functional>

class QPainter;

namespace thicket::drawing {

/// What `paint` draws on a transparent picture of that size, as the bytes of a PNG file.
QByteArray pngPicture(QSize size, const std::function<void(QPainter&)>& paint);

} // namespace thicket::drawing
