#pragma once

#include "app/drawing/devicespace.h"
#include "libnav/geometry/shapes.h"

#include <QPainterPath>
#include <QPolygonF>

#include <cstdint>
#include <vector>

namespace thicket::drawing {

/// A stretch of an obstacle's outline, straight or along a circle; the obstacle lies on its left.
struct OutlinePiece {
    nav::Point from;
    nav::Point to;
    bool isArc = false;
    nav::Point center; ///< the rest is for arcs
    double radius = 0;
    double fromAngle = 0; ///< counter-clockwise up to, clockwise down to toAngle
    double toAngle = 0;
    std::int32_t corner = -1; ///< which point of a wall or polygon it turns round
};

using OutlineLoop = std::vector<OutlinePiece>;

/// The boundary of an obstacle grown by `grow` >= 0 (Minkowski sum with a disc) as closed loops:
/// true arcs and lines, and nothing of what lies inside. Inverted shapes give their hole, none
/// when it is filled up. A wall without width gives no loop unless it grows. Of what is so dense
/// that its boundary would take long, loops of its parts: all counter-clockwise, with the same
/// union; the hole of an arena so dense is not narrowed.
std::vector<OutlineLoop> outlineLoops(const nav::Shape& shape, double grow);

/// Loops that bound one body between them, holes included, together. Those that hold no holes are a
/// body each.
std::vector<std::vector<OutlineLoop>> bodiesOf(std::vector<OutlineLoop> loops);

/// Appends loops as closed subpaths; arcs within a twentieth of a pixel at this scale.
void appendLoops(QPainterPath& path, const std::vector<OutlineLoop>& loops, double pixelsPerUnit);

/// The loops as polygons in device pixels.
QList<QPolygonF> flattened(const std::vector<OutlineLoop>& loops, const DeviceSpace& space,
                           double pixelsPerUnit);

} // namespace thicket::drawing
