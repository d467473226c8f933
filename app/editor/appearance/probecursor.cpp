#include "app/editor/appearance/probecursor.h"

#include "app/drawing/palette.h"

#include <QGuiApplication>
#include <QPainter>
#include <QPixmap>
#include <QPolygonF>

#include <cmath>

namespace thicket::editor {

namespace {

constexpr int side = 24;
constexpr QPoint tip{3, 2};
constexpr QPointF dot{17.5, 16.5};
constexpr double dotRadius = 4.5;

QPolygonF arrow()
{
    return QPolygonF({{0, 0}, {0, 15}, {3.5, 11.5}, {6, 17}, {8.5, 16}, {6, 10.5}, {11, 10.5}})
        .translated(tip);
}

} // namespace

QCursor probeCursor()
{
    const double ratio = qGuiApp->devicePixelRatio();
    const int pixels = static_cast<int>(std::ceil(side * ratio));
    QPixmap picture(pixels, pixels);
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    // Dark with a light rim, so that it is seen on the sheet of every theme.
    const drawing::Palette& colours = drawing::palette(drawing::Theme::light);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colours.casing, 1.25));
    painter.setBrush(colours.mark);
    painter.drawPolygon(arrow());
    painter.setBrush(colours.path);
    painter.drawEllipse(dot, dotRadius, dotRadius);
    painter.end();
    return QCursor(picture, tip.x(), tip.y());
}

} // namespace thicket::editor
