#pragma once

#include "app/drawing/mapdrawing.h"

/// Pictures of what obstacles that move do, in map coordinates as in mapdrawing.h.
namespace thicket::drawing {

/// Where the track of such an obstacle begins: the middle of its box.
nav::Point trackBegin(const nav::Geometry& geometry);
/// The point of such an obstacle that is farthest from its hinge, of a circle that of its rim: the
/// arc of the turn begins there.
nav::Point arcBegin(const nav::Geometry& geometry, nav::Point hinge);
/// The box of the track, or of the turn's whole circle.
nav::Box motionBox(const nav::Geometry& geometry, const nav::Motion& motion);

enum class TrackStrength {
    faint, ///< a thin line
    strong ///< in the colour of the selection, with a square at each point
};
/// Draws how it moves: a dotted line with an arrow head at its end, and one at its beginning if the
/// obstacle comes back. A turn is an arc, with a ring at the hinge and a line from there to its
/// end.
void drawMotion(QPainter& painter, const nav::Geometry& geometry, const nav::Motion& motion,
                TrackStrength strength, const Style& style);
/// Draws the motions of the map's obstacles on visible layers.
void drawMotions(QPainter& painter, const nav::Map& map, const Style& style);

} // namespace thicket::drawing
