#pragma once

#include "plugins/api/mapformat.h"

namespace thicket::plugins {

/// Writes a world of static bodies as the editor R.U.B.E. does ("raw info"), which loaders for
/// Box2D in many languages read. A body for each object, in drawing order, y up, in metres: see
/// box2dbodies.h. `scale`: metres per map unit; `arcError`: of the ring in the place of an inverted
/// circle, map units, > 0. Error: a polygon of too many points to be cut into convex pieces.
Result<ExportBundle> exportBox2d(const nav::Map& map, double scale, double arcError);

} // namespace thicket::plugins
