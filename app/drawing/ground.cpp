#include "app/drawing/ground.h"

namespace thicket::drawing {

QRectF groundOf(const nav::Map& map, const QRectF& view)
{
    const auto& bounds = map.settings.bounds;
    return bounds ? view.intersected(toRect(*bounds)) : view;
}

QPainterPath groundOutside(const QPainterPath& hole, const QRectF& ground)
{
    QPainterPath whole;
    if (ground.isEmpty())
        return whole;
    whole.addRect(ground);
    return hole.isEmpty() ? whole : whole.subtracted(hole);
}

void fillRoughlyOutside(QPainter& painter, const QList<QPolygonF>& hole, const QRectF& ground,
                        const QColor& color)
{
    QPainterPath area;
    area.addRect(ground);
    for (const QPolygonF& loop : hole)
        area.addPolygon(loop);
    painter.save();
    painter.setClipRect(ground, Qt::IntersectClip);
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.fillPath(area, color);
    painter.restore();
}

} // namespace thicket::drawing
