#pragma once

#include "app/editor/scene/scenestate.h"
#include "libnav/map/mapedit.h"

#include <functional>
#include <vector>

class QGraphicsScene;

namespace thicket::editor {

class CachedLayer;
class LayerItem;
class MapLayer;
class MovingLayer;
class OverlayLayer;
class SearchGraphLayer;
class SeenSearch;
class SelectedRims;
class ShortMotion;
class ShownCrowd;
class ShownGaps;
class ShownGraph;
class ShownHandles;
class ShownMoving;
class ShownSteering;
class ShownTangents;
class WholeGraphLayer;

/// The layers of a canvas' picture, from the sheet up to the chip. Each change repaints the layers
/// that it concerns. Expensive layers are cached, and only their changed parts are repainted. The
/// others are cheap and repainted at every change.
class CanvasLayers {
public:
    /// What the layers show besides the sources. All must outlive the layers.
    struct Shown {
        ShownGraph& graph;
        ShownGaps& gaps;
        ShownTangents& tangents;
        SeenSearch& seen;
        ShownCrowd& crowd;
        const ShownMoving& moving;
        ShownSteering& steering;
        const ShownHandles& handles;
        std::function<void(bool)> lateChanged; ///< isGraphLate(), called while painting
        /// Whether not all edges near what is touched are shown, called while painting.
        std::function<void(bool)> nearEdgesCut;
        /// Whether tangents of a search are too many to be shown, called while painting.
        std::function<void(bool)> tangentsRefused;
        /// Whether only the best open vertices of a search are drawn, called while painting.
        std::function<void(bool)> verticesDense;
    };
    /// The scene owns the layers.
    CanvasLayers(QGraphicsScene& scene, const SceneSources& sources, const SceneState& state,
                 const Shown& shown);

    /// The visible part of the map or the size of the view has changed.
    void followView();
    /// Whether the last frame showed the whole map and the selection as they are.
    bool isMapPainted() const;
    void followEdit(const nav::MapEdit& edit);
    void followGraph();
    void followFlow();
    void followGrid();
    /// The picture beneath the map is another, or elsewhere.
    void followUnderlay();
    void repaintAll();
    void followSelection();
    /// Repaints what depends on the selected objects' state, the pointer or the path.
    void redrawTouched();
    /// Repaints what moves with the playhead.
    void redrawAgents();
    /// The path, or what it depends on, is another.
    void followPath();
    /// Repaints what the playhead of a search moves.
    void redrawSearch();
    void redrawHoveredEdge();
    void redrawFeedback();
    void redrawSamples();

    /// How hints on the canvas come and go.
    ShortMotion& hintMotion();
    /// Repaints the edges of the graph, which are as they were but not as strong.
    void redrawEdges();

    /// True if the whole graph was last painted as it was before.
    bool isGraphLate() const;

private:
    const SceneSources& m_sources;
    Shown m_shown;
    std::vector<LayerItem*> m_all;
    CachedLayer* m_ground;
    MapLayer* m_map;
    MovingLayer* m_moving;
    LayerItem* m_gaps;
    WholeGraphLayer* m_graph;
    LayerItem* m_nearGraph;
    SearchGraphLayer* m_searchGraph;
    LayerItem* m_searchTree;
    LayerItem* m_path;
    LayerItem* m_samples;
    LayerItem* m_searchVertices;
    LayerItem* m_steering;
    LayerItem* m_actors;
    SelectedRims* m_rims;
    LayerItem* m_selection;
    LayerItem* m_formerPlace;
    LayerItem* m_feedback;
    OverlayLayer* m_overlay;
};

} // namespace thicket::editor
