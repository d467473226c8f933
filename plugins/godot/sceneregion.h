#pragma once

#include "plugins/api/mapformat.h"
#include "plugins/godot/scenetext.h"
#include "plugins/shapes/frame.h"

namespace thicket::plugins {

/// What a scene's NavigationPolygon is made of.
struct SceneRegion {
    const nav::Map& map;
    const Frame& frame;
    GodotVersion version;
    double agentRadius; ///< map units, >= 0
    double arcError;    ///< map units, > 0
    bool hasMesh;       ///< else there is its outline alone
};

struct RegionLines {
    SceneLines lines;
    QList<FormatNote> notes;
};

/// The lines of the NavigationPolygon: convex polygons in which a point may go that keeps the
/// agent's radius from all obstacles, and the outline of the map. The vertices are in the middle of
/// pixels. Errors: a map of more than 4,194,304 pixels, and those of Ground::of(). Any thread.
Result<RegionLines> regionLines(const SceneRegion& region);

} // namespace thicket::plugins
