#pragma once

#include <QPainter>
#include <QPolygonF>

namespace thicket::drawing {

/// Fills the pixels whose centres lie inside a polygon by the even-odd rule; in the painter's
/// coordinates, which must be logical pixels. The time grows with the rows that each side crosses
/// and with the pixels of its box in the window, however many sides a row has: Qt's grows with
/// their square.
void fillRows(QPainter& painter, const QPolygonF& body, const QColor& color);

} // namespace thicket::drawing
