#pragma once

#include <QPainter>
#include <QPainterPath>
#include <QPolygonF>

namespace thicket::drawing {

/// Lines of so many points that many sides run through each row of pixels. Qt keeps what a row is
/// covered by in a list that it walks for every side: the time of one smooth path grows with the
/// square of the sides beside each other. These draw dense ones in parts, so that it grows with
/// their length alone, and endless ones (half a million pixels) thin and without smoothing.
/// Where parts join, a pen that is not opaque shows. In device pixels.

/// Strokes with the painter's pen.
void drawLine(QPainter& painter, const QPolygonF& line);
/// Fills with the painter's brush by the even-odd rule and strokes the outline with its pen. A
/// dense fill is not smooth, but for its outline.
void drawBody(QPainter& painter, const QPolygonF& body);
/// Strokes with the painter's cosmetic pen. In the painter's coordinates.
void drawRim(QPainter& painter, const QPainterPath& path);

/// For one of a heap, in a tenth of the time: each side for itself, with square ends, and a fill
/// that is not smooth. Where sides meet, a pen that is not opaque shows.
void drawLineRoughly(QPainter& painter, const QPolygonF& line);
/// A body of several loops is filled by the even-odd rule, too.
void drawBodyRoughly(QPainter& painter, const QList<QPolygonF>& loops);

} // namespace thicket::drawing
