#include "app/drawing/sheet.h"

namespace thicket::drawing {

QRectF sheetOf(const nav::Map& map, const QRectF& view)
{
    const auto& bounds = map.settings.bounds;
    return bounds ? view.intersected(toRect(*bounds)) : view;
}

QPainterPath sheetOutside(const QPainterPath& hole, const QRectF& sheet)
{
    QPainterPath whole;
    if (sheet.isEmpty())
        return whole;
    whole.addRect(sheet);
    return hole.isEmpty() ? whole : whole.subtracted(hole);
}

void fillRoughlyOutside(QPainter& painter, const QList<QPolygonF>& hole, const QRectF& sheet,
                        const QColor& color)
{
    QPainterPath area;
    area.addRect(sheet);
    for (const QPolygonF& loop : hole)
        area.addPolygon(loop);
    painter.save();
    painter.setClipRect(sheet, Qt::IntersectClip);
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.fillPath(area, color);
    painter.restore();
}

} // namespace thicket::drawing
