#pragma once

#include "libnav/map/map.h"
#include "libnav/result.h"

#include <vector>

namespace thicket::plugins {

/// MAX_CONVEXVOL_PTS: RecastDemo reads no more points of a volume, and does not check.
inline constexpr int mostVolumePoints = 12;
/// RecastDemo ignores volumes beyond this number.
inline constexpr std::size_t mostVolumes = 256;

/// Convex polygons of at most mostVolumePoints that contain what an obstacle covers, in map units:
/// a circle's and a wall segment's are circumscribed, a polygon's are cut. None for markers,
/// arenas, and walls and circles without an area. Error: a polygon of too many points.
Result<std::vector<std::vector<nav::Point>>> recastVolumes(const nav::Geometry& geometry);

} // namespace thicket::plugins
