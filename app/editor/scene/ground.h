#pragma once

#include "app/drawing/mapdrawing.h"
#include "app/editor/scene/scenestate.h"

namespace thicket::editor {

/// What lies below all objects: outside, sheet, the picture beneath the map, grid. `exposed` is in
/// map coordinates, like the painter.
void drawGround(QPainter& painter, const SceneSources& sources, const SceneState& state,
                const QRectF& exposed, const drawing::Style& style);

/// Whether the map has a picture beneath that is shown.
bool hasUnderlay(const MapDocument& document);

} // namespace thicket::editor
