#pragma once

#include "app/drawing/devicespace.h"
#include "libnav/geometry/shapes.h"

#include <QPainterPath>
#include <QPolygonF>

#include <cstdint>
#include <vector>

namespace thicket::drawing {

/// A piece of an obstacle's outline, straight or along a circle. The obstacle is on its left.
struct OutlinePiece {
    nav::Point from;
    nav::Point to;
    bool isArc = false;
    nav::Point center; ///< from here on for arcs only
    double radius = 0;
    double fromAngle = 0; ///< counter-clockwise if less than toAngle, else clockwise
    double toAngle = 0;
    std::int32_t corner = -1; ///< the point of a wall or polygon it turns round
};

using OutlineLoop = std::vector<OutlinePiece>;

/// The boundary of an obstacle grown by `grow` >= 0 (Minkowski sum with a disc) as closed loops of
/// true arcs and lines, without what lies inside. Inverted shapes give their hole, or no loop if
/// that is closed. A wall without width gives no loop unless it grows. If the obstacle is so dense
/// that its boundary would take long, the loops are those of its parts, all counter-clockwise, with
/// the same union. The hole of such an arena is not narrowed.
std::vector<OutlineLoop> outlineLoops(const nav::Shape& shape, double grow);

/// Groups the loops into bodies, each with its holes. Loops without holes are bodies of their own.
std::vector<std::vector<OutlineLoop>> bodiesOf(std::vector<OutlineLoop> loops);

/// Appends loops as closed subpaths. The error of arcs is below a twentieth of a pixel at this
/// scale.
void appendLoops(QPainterPath& path, const std::vector<OutlineLoop>& loops, double pixelsPerUnit);

/// The loops as polygons in device pixels.
QList<QPolygonF> flattened(const std::vector<OutlineLoop>& loops, const DeviceSpace& space,
                           double pixelsPerUnit);

} // namespace thicket::drawing
