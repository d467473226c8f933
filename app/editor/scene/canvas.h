#pragma once

#include "app/editor/navigation/sampledpaths.h"
#include "app/editor/navigation/scenedemand.h"
#include "app/editor/scene/canvaslayers.h"
#include "app/editor/scene/scenehits.h"
#include "app/editor/scene/scenestate.h"
#include "app/editor/scene/searchsight.h"
#include "app/editor/scene/showncrowd.h"
#include "app/editor/scene/showngaps.h"
#include "app/editor/scene/showngraph.h"
#include "app/editor/scene/shownhandles.h"
#include "app/editor/scene/shownmoving.h"
#include "app/editor/scene/shownsteering.h"
#include "app/editor/scene/showntangents.h"
#include "app/editor/scene/shownunderlay.h"
#include "app/editor/scene/snapsettings.h"
#include "libnav/map/mapedit.h"
#include "libnav/path/searchtrace.h"

#include <QGraphicsScene>

#include <functional>
#include <optional>
#include <vector>

namespace thicket::editor {

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

    /// The paths of five agent radii, shown while they are wanted.
    SampledPaths& samples() { return m_samples; }

    /// The picture beneath the map.
    const ShownUnderlay& underlay() const { return m_underlay; }

    /// The hit tests.
    const SceneHits& hits() const { return m_hits; }

    /// Map units per logical pixel of the view.
    double unitsPerPixel() const { return m_state.unitsPerPixel; }
    /// What the view shows.
    nav::Box visible() const;
    /// Sets what the view shows. The layers have the same size.
    void setView(const nav::Box& visible, QSizeF viewport, double unitsPerPixel);

    /// Keeps legends off a corner at the lower right that something covers, logical pixels.
    void setCoveredCorner(QSizeF size);

    /// Whether hints and new edges of the graph fade in. Initially not.
    void setMoving(bool moves);
    ShortMotion& hintMotion() { return m_layers.hintMotion(); }
    FreshEdges& freshEdges() { return m_graph.fresh(); }

    /// Whether the last frame showed the whole map and the selection as they are. Otherwise more
    /// frames follow.
    bool isMapPainted() const { return m_layers.isMapPainted(); }

    std::optional<nav::ObjectId> hoveredObject() const { return m_state.hoveredObject; }
    const std::optional<nav::TangentEdge>& hoveredEdge() const { return m_state.hoveredEdge; }
    /// `at`: where the pointer is.
    void setHoveredObject(std::optional<nav::ObjectId> id, std::optional<nav::Point> at = {});
    void setHoveredEdge(std::optional<nav::TangentEdge> edge);
    /// The handle under the pointer, which is drawn also where there is no room. None after the
    /// next change of the map or the selection.
    void setHoveredHandle(const std::optional<Handle>& handle);
    /// How many vertices of the selected outline have no handle at this zoom, as last painted.
    std::size_t hiddenHandles() const { return m_handles.hiddenCount(); }
    /// Sets what a tool shows during a gesture. An empty value removes it.
    void setFeedback(Feedback feedback);
    const Feedback& feedback() const { return m_state.feedback; }
    /// Shows the rims of a large selection so far off, map units: where its objects are about to
    /// be. Void after the next change of the map, its history or the selection.
    void setSelectionShift(nav::Point by);

    /// The chosen vertices of the wall or polygon that is selected alone. Empty after another
    /// selection, or when the object has more or fewer vertices than at the choice.
    std::vector<std::size_t> chosenVertices() const;
    /// Indices that the object does not have are left out.
    void chooseVertices(std::vector<std::size_t> indices);

    /// The guide that Del removes, and that is drawn so. None after its guides have changed in
    /// number.
    std::optional<GuideRef> chosenGuide() const;
    void chooseGuide(std::optional<GuideRef> guide);

    /// True while the whole graph is painted as it was before, because its lines are still being
    /// drawn. False if it is not shown.
    bool isGraphLate() const { return m_layers.isGraphLate(); }
    /// Whether the wall or polygon that is selected alone shows the handles of its box, in place of
    /// its vertices. Not after another selection.
    bool isBoxed() const;
    void setBoxed(bool boxed);
    /// The point to turn the selection about, in place of the middle of its box; nullopt: the
    /// middle. It is shown as a handle, and void after the next change of the box.
    void setPivot(std::optional<nav::Point> at);

    /// What is shown of the chosen agent; see ShownSteering.
    const std::optional<ChosenAgent>& steering() const { return m_steering.chosen(); }

    /// The agent or person of that id that is played, where it is now; nullopt if there is none.
    std::optional<steer::FrameAgent> runningAgent(std::uint32_t id) const
    {
        return m_crowd.standing(id);
    }
    /// The one at a point, or the nearest within `slop` map units.
    std::optional<steer::FrameAgent> runningAgentAt(nav::Point at, double slop) const
    {
        return m_crowd.nearest(at, slop);
    }
    const Playback& playback() const { return m_sources.playback; }
    /// Chooses the running agent at a point, or the nearest within `slop` map units, that is no
    /// object of the map (Playback::chosenAgent()), and selects nothing. Without one chooses none.
    /// Returns whether there was one.
    bool chooseRunningAgentAt(nav::Point at, double slop);

    /// Shows the running agents and their trails in place of the markers.
    void setSimulating(bool simulating);
    /// Shows what this search has done up to its playhead, and its path up to there; null: none. It
    /// must outlive the canvas.
    void setSearch(const SearchPlay* search);
    /// While editing, shows all of what this search did by the switches of its parts; null: none.
    /// It must outlive the canvas.
    void setTraced(const SearchPlay* search);
    /// The shown search is at another step, or another search.
    void redrawSearch();
    /// Of the search that is played or inspected, otherwise of that for the path; empty unless
    /// traced.
    const nav::SearchTrace& trace() const;
    /// The vertex of the played search under a point, within `slop` map units; nullopt if there is
    /// none.
    std::optional<SearchVertex> searchVertexAt(nav::Point at, double slop) const;
    std::optional<nav::Point> hoveredVertex() const { return m_state.hoveredVertex; }
    void setHoveredVertex(std::optional<nav::Point> at);
    void setGridShown(bool shown);
    bool isGridShown() const { return m_state.isGridShown; }
    /// The step of snapping to the grid, map units: the one that the user chose, or the spacing of
    /// the finest lines at this zoom.
    double gridStep() const;

    /// Which edges of the graph are shown near what is touched, for those among the obstacles where
    /// a run has them; nullopt while none are, see ShownGraph::playedQuestion().
    std::optional<NearQuestion> playedEdgesQuestion() const { return m_graph.playedQuestion(); }
    /// Shows these; null: those of the obstacles as drawn.
    void setPlayedEdges(std::shared_ptr<const nav::CompleteGraph> near);

signals:
    void touchedChanged();            ///< what is hovered or selected
    void verticesChosen();            ///< by chooseVertices(), as they are then
    void graphLateChanged(bool late); ///< isGraphLate(), from the event loop
    /// Whether some of the edges near what is touched are left out, as they are too many.
    void nearEdgesCutChanged(bool cut);
    /// Whether a part of a search has too many tangents in the window to be shown.
    void tangentsRefusedChanged(bool refused);
    /// Whether the vertices of the shown search lie so close that only the best open ones are
    /// drawn.
    void verticesDenseChanged(bool dense);
    void hiddenHandlesChanged(); ///< hiddenHandles(), from the event loop

private:
    void followEdits();
    void followNavigation(const Overlays& overlays);
    void followPlayback(const Playback& playback);
    void startOver();
    void forgetHandles();
    void tellView();
    /// What the layers tell comes while they are painted, when no widget may be changed. So this
    /// gives the signal from the event loop.
    std::function<void(bool)> tellsLater(void (Canvas::*signal)(bool));

    MapDocument& m_document;
    Selection& m_selection;
    Navigator& m_navigator;
    Playback& m_playback;
    SceneDemand m_demand;
    SnapSettings m_snapSettings;
    SampledPaths m_samples;
    ShownUnderlay m_underlay;
    SceneSources m_sources;
    SceneState m_state;
    ShownGraph m_graph;
    ShownGaps m_gaps;
    ShownTangents m_tangents;
    mutable SeenSearch m_seen; // a memory
    ShownCrowd m_crowd;
    ShownMoving m_moving;
    ShownSteering m_steering;
    ShownHandles m_handles;
    SceneHits m_hits;
    CanvasLayers m_layers;
};

} // namespace thicket::editor
