#pragma once

#include "libnav/map/map.h"

#include <QPainter>
#include <QPainterPath>
#include <QPolygonF>
#include <QRectF>

/// The part of a map outside its arenas.
namespace thicket::drawing {

inline QRectF toRect(const nav::Box& box)
{
    return {box.min.x, box.min.y, box.width(), box.height()};
}

/// The part of the view inside the bounds, or all of it if the map has none. Both in map
/// coordinates. Empty if the bounds are outside the view.
QRectF groundOf(const nav::Map& map, const QRectF& view);

/// The ground without an arena's hole, which may be empty or larger than the ground. It is a path
/// and not a clip, as QSvgGenerator cannot clip.
QPainterPath groundOutside(const QPainterPath& hole, const QRectF& ground);

/// Fills the same without smoothing, in a tenth of the time. In device pixels.
void fillRoughlyOutside(QPainter& painter, const QList<QPolygonF>& hole, const QRectF& ground,
                        const QColor& color);

} // namespace thicket::drawing
