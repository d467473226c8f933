#pragma once

#include "libnav/map/map.h"

#include <QPainter>
#include <QPainterPath>
#include <QPolygonF>
#include <QRectF>

/// The sheet: the part of the view that is inside the map's bounds.
namespace thicket::drawing {

inline QRectF toRect(const nav::Box& box)
{
    return {box.min.x, box.min.y, box.width(), box.height()};
}
inline nav::Box toBox(const QRectF& rect)
{
    return {{rect.left(), rect.top()}, {rect.right(), rect.bottom()}};
}

/// The part of the view inside the bounds, or all of it if the map has none. Both in map
/// coordinates. Empty if the bounds are outside the view.
QRectF sheetOf(const nav::Map& map, const QRectF& view);

/// The sheet without an arena's hole, which may be empty or larger than the sheet. It is a path
/// and not a clip, as QSvgGenerator cannot clip.
QPainterPath sheetOutside(const QPainterPath& hole, const QRectF& sheet);

/// Fills the same without smoothing, in a tenth of the time. In device pixels.
void fillRoughlyOutside(QPainter& painter, const QList<QPolygonF>& hole, const QRectF& sheet,
                        const QColor& color);

} // namespace thicket::drawing
