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

} // namespace thicket::drawing
