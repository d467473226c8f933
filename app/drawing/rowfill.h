#pragma once

#include <QPainter>
#include <QPolygonF>

namespace thicket::drawing {

/// Fills the pixels whose centres are inside a polygon by the even-odd rule. In the painter's
/// coordinates, which must be logical pixels. The time grows with the rows that each side crosses
/// and with the pixels of the polygon's box in the window. Qt's time grows with the square of the
/// sides per row.
void fillRows(QPainter& painter, const QPolygonF& body, const QColor& color);

} // namespace thicket::drawing
