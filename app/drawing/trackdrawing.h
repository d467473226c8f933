#pragma once

#include "app/drawing/mapdrawing.h"

/// Pictures of what obstacles that move do, in map coordinates as in mapdrawing.h.
namespace thicket::drawing {

/// Where the track of such an obstacle begins: the middle of its box.
nav::Point trackBegin(const nav::Geometry& geometry);

enum class TrackStrength {
    faint, ///< a thin line
    strong ///< in the colour of the selection, with a square at each point
};
/// Draws the track from `begin` on: a dotted line with an arrow head at its end, and one at its
/// beginning if the obstacle comes back.
void drawTrack(QPainter& painter, nav::Point begin, const nav::Motion& motion,
               TrackStrength strength, const Style& style);
/// Draws the tracks of the map's obstacles on visible layers.
void drawTracks(QPainter& painter, const nav::Map& map, const Style& style);

} // namespace thicket::drawing
