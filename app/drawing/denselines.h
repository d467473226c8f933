#pragma once

#include <QPainter>
#include <QPainterPath>
#include <QPolygonF>

namespace thicket::drawing {

/// Drawing of dense lines, where many sides run through each row of pixels. Qt walks a list of the
/// row's spans for every side, so that the time of one smooth path grows with the square of the
/// number of sides per row. These functions draw a dense line in parts, so that the time grows only
/// with its length. Lines of more than 4,096 sides lose corners within a pixel of the one before,
/// and are drawn roughly if that does not help. Extremely long lines (half a million pixels) are
/// drawn thin and without smoothing. Where parts join, a pen that is not opaque shows. In device
/// pixels.

/// Strokes with the painter's pen.
void drawLine(QPainter& painter, const QPolygonF& line);
/// Fills with the painter's brush by the even-odd rule and strokes the outline with its pen. A
/// dense fill is not smoothed, but its outline is.
void drawBody(QPainter& painter, const QPolygonF& body);
/// Strokes with the painter's cosmetic pen. In the painter's coordinates.
void drawRim(QPainter& painter, const QPainterPath& path);
/// Fills with the painter's brush by the even-odd rule; what is dense is not smoothed. In the
/// painter's coordinates.
void drawFill(QPainter& painter, const QPainterPath& path);

/// For heaped lines, in a tenth of the time: each side is drawn on its own with square ends, of
/// sides within half a pen's width of each other one, and the fill is not smoothed. Where sides
/// meet, a pen that is not opaque shows.
void drawLineRoughly(QPainter& painter, const QPolygonF& line);
/// A body of several loops is also filled by the even-odd rule.
void drawBodyRoughly(QPainter& painter, const QList<QPolygonF>& loops);

} // namespace thicket::drawing
