#include "app/drawing/devicespace.h"
#include "app/drawing/roundsteps.h"
#include "app/drawing/sheet.h"

#include <QLineF>
#include <QLocale>
#include <QPaintDevice>

#include <algorithm>
#include <cmath>

namespace thicket::drawing {

namespace {

/// The middle of the device pixel, so that a line of one pixel is crisp at every ratio.
double onPixel(double at, double ratio)
{
    const double center = std::lround(ratio) % 2 == 1 ? 0.5 : 0;
    return (std::floor(at * ratio) + center) / ratio;
}

QList<QLineF> gridLines(const QRectF& sheet, double step, double skippedStep,
                        const DeviceSpace& space, double ratio)
{
    const auto isSkipped = [skippedStep](double at) {
        return skippedStep > 0 && std::abs(std::remainder(at, skippedStep)) < 1e-6 * skippedStep;
    };
    const QRectF area = space.map(sheet);
    QList<QLineF> lines;
    for (double i = std::ceil(sheet.left() / step); i * step <= sheet.right(); ++i) {
        const double x = onPixel(space.map(nav::Point{i * step, sheet.top()}).x(), ratio);
        if (!isSkipped(i * step))
            lines << QLineF(x, area.top(), x, area.bottom());
    }
    for (double i = std::ceil(sheet.top() / step); i * step <= sheet.bottom(); ++i) {
        const double y = onPixel(space.map(nav::Point{sheet.left(), i * step}).y(), ratio);
        if (!isSkipped(i * step))
            lines << QLineF(area.left(), y, area.right(), y);
    }
    return lines;
}

} // namespace

void drawSheet(QPainter& painter, const nav::Map& map, const QRectF& view, const Style& style)
{
    DeviceSpace space(painter);
    const Palette& palette = style.palette;
    painter.fillRect(space.map(view), map.settings.bounds ? palette.outside : palette.sheet);
    if (!map.settings.bounds)
        return;
    const QRectF visible = sheetOf(map, view);
    if (!visible.isEmpty())
        painter.fillRect(space.map(visible), palette.sheet);
    painter.setPen(linePen(style, palette.separator, 1));
    const double ratio = painter.device()->devicePixelRatioF();
    const QRectF border = space.map(toRect(*map.settings.bounds));
    painter.drawRect(
        QRectF(QPointF(onPixel(border.left(), ratio), onPixel(border.top(), ratio)),
               QPointF(onPixel(border.right(), ratio), onPixel(border.bottom(), ratio))));
}

void drawGrid(QPainter& painter, const nav::Map& map, const QRectF& view, const Style& style,
              double step)
{
    const QRectF sheet = sheetOf(map, view);
    if (sheet.isEmpty() || style.pixelsPerUnit <= 0)
        return;
    DeviceSpace space(painter);
    const double ratio = painter.device()->devicePixelRatioF();
    const GridSteps steps =
        step > 0 ? gridSteps(style.pixelsPerUnit, step) : gridSteps(style.pixelsPerUnit);
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(QPen(style.palette.gridFine, 1, Qt::SolidLine, Qt::FlatCap));
    painter.drawLines(gridLines(sheet, steps.fine, steps.coarse, space, ratio));
    painter.setPen(QPen(style.palette.gridCoarse, 1, Qt::SolidLine, Qt::FlatCap));
    painter.drawLines(gridLines(sheet, steps.coarse, 0, space, ratio));
}

QRectF drawScaleBar(QPainter& painter, const QString& unit, const QRectF& viewport,
                    const Style& style, const QLocale& locale)
{
    constexpr double margin = 36;
    const double longest = std::min(160.0, viewport.width() - 2 * margin);
    if (longest <= 0 || style.pixelsPerUnit <= 0)
        return {};
    const double units = roundStepBelow(longest / style.pixelsPerUnit);
    const double width = units * style.pixelsPerUnit;
    QString text = locale.toString(units, 'g', 6);
    if (!unit.isEmpty())
        text += u'\u00A0' + unit;

    DeviceSpace space(painter);
    painter.setWorldTransform(QTransform());
    const QPointF corner = viewport.bottomLeft() + QPointF(margin, -margin);
    QPainterPath bar;
    bar.moveTo(corner + QPointF(0, -5));
    bar.lineTo(corner);
    bar.lineTo(corner + QPointF(width, 0));
    bar.lineTo(corner + QPointF(width, -5));
    QPen pen = linePen(style, style.palette.textSecond, 1.2);
    pen.setJoinStyle(Qt::MiterJoin);
    painter.strokePath(bar, linePen(style, style.palette.sheet, 3)); // a halo, as around the text
    painter.strokePath(bar, pen);
    drawLabel(painter, corner + QPointF(width / 2, -4), text, style.palette.textSecond,
              style.palette, Emphasis::plain);
    return bar.boundingRect();
}

} // namespace thicket::drawing
