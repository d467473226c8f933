#pragma once

#include "app/editor/scene/feedback.h"
#include "libnav/tangent/tangentedge.h"

#include <QRectF>
#include <QSizeF>

#include <optional>

namespace thicket::editor {

class Appearance;
class MapDocument;
class Navigator;
class Overlays;
class Playback;
class Selection;

/// The objects that the layers paint from. They are never replaced.
struct SceneSources {
    const MapDocument& document;
    const Selection& selection;
    const Navigator& navigator;
    const Overlays& overlays;
    const Playback& playback;
    const Appearance& appearance;
};

/// The canvas' own state: the view, and what is hovered or selected.
struct SceneState {
    QRectF visible{0, 0, 1, 1}; ///< map box in the view
    QSizeF viewport{1, 1};      ///< logical pixels
    double unitsPerPixel = 1;
    std::optional<nav::ObjectId> hoveredObject;
    std::optional<nav::TangentEdge> hoveredEdge;
    Feedback feedback;
    bool isSimulating = false;
    bool isGridShown = true;
};

} // namespace thicket::editor
