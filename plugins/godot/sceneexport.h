#pragma once

#include "plugins/api/mapformat.h"
#include "plugins/godot/scenetext.h"

namespace thicket::plugins {

/// The options of both formats.
QList<FormatOption> sceneExportOptions(GodotVersion version);

/// Writes a scene: below the root the navigation region (in Godot 3 a Navigation2D with it), in it
/// a Node2D for each layer, in these the objects (see writeObject()) in drawing order. The region's
/// mesh is what an agent of the chosen radius may walk on, ready to use: already shrunk, convex,
/// with shared vertices on different pixels. Its outlines are the frame, so that it can also be
/// baked anew in Godot. The root's metadata `thicket` is the rest of the map. Errors: options, a
/// map of more than 4,194,304 pixels, and those of Ground::of().
Result<ExportBundle> exportScene(const nav::Map& map, GodotVersion version,
                                 const OptionValues& values);

} // namespace thicket::plugins
