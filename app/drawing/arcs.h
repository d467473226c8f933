#pragma once

#include "libnav/geometry/shapes.h"

#include <QPainterPath>
#include <QPointF>

namespace thicket::drawing {

inline QPointF toQt(nav::Point p) { return {p.x, p.y}; }

/// Appends the arc of a circle from angle `from` to `to` (radians, map coordinates, either
/// direction) to a path whose current point is the arc's start. It uses cubic curves of at most
/// `maxPiece` radians. The error is 2.7e-4 of the radius for a quarter turn and falls with the
/// sixth power of the piece.
void appendArc(QPainterPath& path, nav::Point center, double radius, double from, double to,
               double maxPiece);

/// A full counter-clockwise circle as a closed subpath.
void appendCircle(QPainterPath& path, nav::Point center, double radius, double maxPiece);

/// The largest piece that keeps the error of an arc of this radius below a twentieth of a pixel.
double arcPiece(double radiusInPixels);
/// For outlines that are scaled later: the error is below 7e-8 of the radius.
inline constexpr double finePiece = 0.3927; // pi / 8

} // namespace thicket::drawing
