#include "app/drawing/pngpicture.h"

#include <QBuffer>
#include <QImage>
#include <QPainter>

namespace thicket::drawing {

QByteArray pngPicture(QSize size, const std::function<void(QPainter&)>& paint)
{
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    paint(painter);
    painter.end();
    QBuffer buffer;
    image.save(&buffer, "PNG");
    return buffer.data();
}

} // namespace thicket::drawing
