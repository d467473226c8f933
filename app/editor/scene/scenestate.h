#pragma once

#include "app/editor/edits/guideedits.h"
#include "app/editor/scene/feedback.h"
#include "app/editor/scene/handles.h"
#include "libnav/tangent/tangentedge.h"

#include <QRectF>
#include <QSizeF>

#include <optional>
#include <vector>

namespace thicket::editor {

class Appearance;
class MapDocument;
class Navigator;
class Overlays;
class Playback;
class SampledPaths;
class SearchPlay;
class Selection;
class ShownUnderlay;

/// The objects that the layers paint from. They are never replaced.
struct SceneSources {
    const MapDocument& document;
    const Selection& selection;
    const Navigator& navigator;
    const Overlays& overlays;
    const Playback& playback;
    const Appearance& appearance;
    const ShownUnderlay& underlay;
};

/// Vertices that the user has chosen, of an object that is selected alone.
struct ChosenVertices {
    nav::ObjectId object = 0;
    std::size_t count = 0; ///< of the object's vertices: with another count the choice is void
    std::vector<std::size_t> indices;
};

/// What the selection is turned about, if not the middle of its box.
struct ChosenPivot {
    nav::Box box; ///< of the selection: with another box the choice is void
    nav::Point at;
};

/// The canvas' own state: the view, and what is hovered or selected.
struct SceneState {
    QRectF visible{0, 0, 1, 1}; ///< map box in the view
    QSizeF viewport{1, 1};      ///< logical pixels
    double unitsPerPixel = 1;
    QSizeF coveredCorner{0, 0}; ///< at the lower right, by a widget: legends keep off
    std::optional<nav::ObjectId> hoveredObject;
    std::optional<nav::Point> hoveredAt; ///< where the pointer came upon it; absent: unknown
    std::optional<nav::TangentEdge> hoveredEdge;
    std::optional<Handle> hoveredHandle;
    Feedback feedback;
    ChosenVertices chosen;
    /// A wall or polygon that shows the handles of its box while it is selected alone.
    std::optional<nav::ObjectId> boxed;
    std::optional<ChosenPivot> pivot;
    std::optional<GuideRef> chosenGuide;
    /// The rims of a large selection are shown so far off, map units.
    nav::Point selectionShift;
    bool isSimulating = false;
    const SearchPlay* search = nullptr;      ///< that is shown, in Search
    const SearchPlay* traced = nullptr;      ///< whose whole search is shown while editing
    std::optional<nav::Point> hoveredVertex; ///< of the shown search
    const SampledPaths* samples = nullptr;   ///< the paths of five agent radii
    bool isGridShown = true;
    double gridStep = 0; ///< map units; 0: chosen by the zoom
};

} // namespace thicket::editor
