#pragma once

#include <QPainter>
#include <QPainterPath>
#include <QPolygonF>

namespace thicket::drawing {

/// Lines of so many points that many sides run through each row of pixels. Qt keeps what a row is
/// covered by in a list that it walks for every side: the time of one smooth path grows with the
/// square of the sides beside each other. These draw dense ones in parts, so that it grows with
/// their length alone, and endless ones (half a million pixels) thin and without smoothing.
/// Where parts join, a pen that is not opaque shows.

/// Strokes with the painter's pen. In device pixels.
void drawLine(QPainter& painter, const QPolygonF& line);
/// Fills with the painter's brush by the even-odd rule and strokes the outline with its pen. A
/// dense fill is not smooth, but for its outline. In device pixels.
void drawBody(QPainter& painter, const QPolygonF& body);
/// Strokes with the painter's cosmetic pen. In the painter's coordinates.
void drawRim(QPainter& painter, const QPainterPath& path);

} // namespace thicket::drawing
