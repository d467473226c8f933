#pragma once

#include "plugins/api/mapformat.h"

namespace thicket::plugins {

QList<FormatOption> sceneImportOptions();

/// Reads a scene. What exportScene() wrote becomes the same map again, bit for bit; nodes that were
/// moved, turned or scaled since then are where they are now, and renamed ones have their new
/// names; which object a node is says its metadata. In scenes made by hand, static bodies (also
/// AnimatableBody2D), Polygon2D and NavigationObstacle2D become obstacles, nodes called start, goal
/// or agent markers; numbers after the name do not matter. Metadata become properties. Collision
/// shapes of tiles are obstacles, see TileMaps; those that block from one side only, from all
/// sides. Obstacles below static bodies only tell agents to avoid these, and are not read.
/// Instanced and inherited scenes are read as companions, with what is changed in them. All else is
/// counted in notes.
Result<ImportedMap> importScene(const ImportSource& source, const OptionValues& values);

} // namespace thicket::plugins
