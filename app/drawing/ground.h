#pragma once

#include "libnav/map/map.h"

#include <QPainter>
#include <QPainterPath>
#include <QPolygonF>
#include <QRectF>

/// What of a map lies outside its arenas.
namespace thicket::drawing {

inline QRectF toRect(const nav::Box& box)
{
    return {box.min.x, box.min.y, box.width(), box.height()};
}

/// What of the view is ground: inside the bounds, or all of it where the map has none. Both in map
/// coordinates; empty when the bounds lie elsewhere.
QRectF groundOf(const nav::Map& map, const QRectF& view);

/// The ground without an arena's hole, which may be empty or reach beyond it. A path, not a clip:
/// QSvgGenerator knows no clips.
QPainterPath groundOutside(const QPainterPath& hole, const QRectF& ground);

/// Fills the same without smoothing, in a tenth of the time. In device pixels.
void fillRoughlyOutside(QPainter& painter, const QList<QPolygonF>& hole, const QRectF& ground,
                        const QColor& color);

} // namespace thicket::drawing
