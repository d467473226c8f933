#pragma once

#include <QImage>
#include <QPainter>

/// A picture whose quarters are, row by row, red, green, blue and yellow.
inline QImage quarters(QSize size, QImage::Format format = QImage::Format_RGB32)
{
    QImage picture(size, format);
    QPainter painter(&picture);
    const QSize half = size / 2;
    painter.fillRect(picture.rect(), QColor(220, 200, 0));
    painter.fillRect(QRect({0, 0}, half), QColor(220, 0, 0));
    painter.fillRect(QRect({half.width(), 0}, half), QColor(0, 160, 0));
    painter.fillRect(QRect({0, half.height()}, half), QColor(0, 0, 220));
    return picture;
}
