#pragma once

#include "app/editor/navigation/scenedemand.h"
#include "app/editor/scene/handles.h"
#include "app/editor/scene/scenestate.h"
#include "app/editor/scene/showncrowd.h"
#include "app/editor/scene/showngraph.h"
#include "app/editor/scene/shownsteering.h"
#include "app/editor/scene/snapsettings.h"
#include "libnav/map/mapedit.h"

#include <QGraphicsScene>

#include <optional>
#include <vector>

namespace thicket::editor {

class CachedLayer;
class LayerItem;
class MapLayer;

/// The picture of a document: layers of graphics items, from the sheet up to the chip. Each paints
/// from const snapshots. Tools use it for hit tests, and to show their feedback.
class Canvas : public QGraphicsScene {
    Q_OBJECT

public:
    Canvas(MapDocument& document, Selection& selection, Navigator& navigator, Overlays& overlays,
           Playback& playback, const Appearance& appearance, QObject* parent = nullptr);

    MapDocument& document() const { return m_document; }
    Selection& selection() const { return m_selection; }
    Navigator& navigator() const { return m_navigator; }
    SnapSettings& snapSettings() { return m_snapSettings; }

    /// The hit test: objects of visible layers under a point, best first. Topmost before lower,
    /// smaller before larger. Lines are hit within `slop` map units.
    std::vector<nav::ObjectId> objectsAt(nav::Point at, double slop) const;
    /// Objects of visible, unlocked layers in a box; see ObjectIndex.
    std::vector<nav::ObjectId> objectsIn(const nav::Box& box, bool touching) const;
    /// Whether it is an agent that runs now, and so may be away from its marker.
    bool isOnTheWay(nav::ObjectId id) const;
    /// The graph edge that the overlays show within `slop` of a point. nullopt if an object is
    /// there.
    std::optional<nav::TangentEdge> edgeAt(nav::Point at, double slop) const;
    /// The selection's handle under a point: 16 logical pixels square.
    std::optional<Handle> handleAt(nav::Point at) const;

    /// Map units per logical pixel of the view.
    double unitsPerPixel() const { return m_state.unitsPerPixel; }
    /// Of the view, logical pixels.
    QSizeF viewportSize() const { return m_state.viewport; }
    /// Sets what the view shows. The layers have the same size.
    void setView(const nav::Box& visible, QSizeF viewport, double unitsPerPixel);

    std::optional<nav::ObjectId> hoveredObject() const { return m_state.hoveredObject; }
    const std::optional<nav::TangentEdge>& hoveredEdge() const { return m_state.hoveredEdge; }
    void setHoveredObject(std::optional<nav::ObjectId> id);
    void setHoveredEdge(std::optional<nav::TangentEdge> edge);
    /// What a tool shows during a gesture. An empty value ends it.
    void setFeedback(Feedback feedback);
    const Feedback& feedback() const { return m_state.feedback; }

    /// What is shown of the chosen agent; see ShownSteering.
    const std::optional<ChosenAgent>& steering() const { return m_steering.chosen(); }

    /// Shows the running agents and their trails in place of the markers.
    void setSimulating(bool simulating);
    void setGridShown(bool shown);
    bool isGridShown() const { return m_state.isGridShown; }
    /// The spacing of the finest grid lines drawn at this zoom, map units.
    double gridStep() const;

private:
    void addLayers();
    void listen(Playback& playback, const Appearance& appearance);
    void follow(const nav::MapEdit& edit);
    void startOver();
    bool isAgent(nav::ObjectId id) const;
    void repaintAll();
    void redrawTouched();
    void redrawAgents();
    void tellView();

    MapDocument& m_document;
    Selection& m_selection;
    Navigator& m_navigator;
    Overlays& m_overlays;
    SceneDemand m_demand;
    SnapSettings m_snapSettings;
    SceneSources m_sources;
    SceneState m_state;
    ShownGraph m_graph;
    ShownCrowd m_crowd;
    ShownSteering m_steering;
    std::vector<LayerItem*> m_layers; // owned by the scene
    CachedLayer* m_flowLayer = nullptr;
    MapLayer* m_mapLayer = nullptr;
    CachedLayer* m_graphLayer = nullptr;
    LayerItem* m_nearLayer = nullptr;
    LayerItem* m_pathLayer = nullptr;
    LayerItem* m_steeringLayer = nullptr;
    LayerItem* m_actorLayer = nullptr;
    LayerItem* m_selectionLayer = nullptr;
    LayerItem* m_feedbackLayer = nullptr;
    LayerItem* m_overlayLayer = nullptr;
};

} // namespace thicket::editor
