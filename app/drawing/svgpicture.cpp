#include "app/drawing/svgpicture.h"

#include <QBuffer>
#include <QPainter>
#include <QSvgGenerator>

namespace thicket::drawing {

QByteArray svgPicture(QSize size, const QString& title, const std::function<void(QPainter&)>& paint)
{
    QBuffer buffer;
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize(size);
    generator.setViewBox(QRect(QPoint(), size));
    generator.setResolution(96);
    generator.setTitle(title);
    generator.setDescription({});
    QPainter painter(&generator);
    paint(painter);
    painter.end();
    return buffer.data();
}

} // namespace thicket::drawing
