#pragma once

#include "app/editor/transform/pose.h"
#include "libnav/map/mapobject.h"

namespace thicket::editor {

/// Turns, mirrors and scales the geometry of map objects. Pure functions: any thread. Of markers
/// only the position and an agent's heading change. Winding and order of points are kept, so a
/// mirrored polygon has the other winding, which means the same.

/// The geometry in another pose about `pivot`. No angle is computed: a coordinate is rounded at
/// most twice, and not at all if it and its distance to the pivot have a common binary grid, as
/// whole numbers have. The first pose gives the same bits.
nav::Geometry posed(nav::Geometry geometry, nav::Point pivot, Pose pose);

/// The geometry turned by `degrees` counter-clockwise about `pivot`. Multiples of 90 are poses.
nav::Geometry turned(nav::Geometry geometry, nav::Point pivot, double degrees);

/// Turns and mirrors the motion of an obstacle that moves, as its geometry is. Lengths stay.
void poseMotion(nav::MapObject& object, Pose pose);

/// The geometry scaled about `anchor`. Circles stay circles: their radius is scaled by the
/// geometric mean of x and y, their area by x * y. A wall keeps its thickness. The factors are not
/// 0; a negative one mirrors.
nav::Geometry stretched(nav::Geometry geometry, nav::Point anchor, double x, double y);

/// The same with the motion of an obstacle that moves.
void turnObject(nav::MapObject& object, nav::Point pivot, double degrees);
void stretchObject(nav::MapObject& object, nav::Point anchor, double x, double y);

} // namespace thicket::editor
