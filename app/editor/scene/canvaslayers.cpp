#include "app/editor/scene/canvaslayers.h"

#include "app/editor/document/selection.h"
#include "app/editor/edits/guideedits.h"
#include "app/editor/edits/underlayedits.h"
#include "app/editor/navigation/navigator.h"
#include "app/editor/navigation/overlays.h"
#include "app/editor/replay/playback.h"
#include "app/editor/scene/gaplayer.h"
#include "app/editor/scene/guidelayer.h"
#include "app/editor/scene/maplayers.h"
#include "app/editor/scene/movinglayer.h"
#include "app/editor/scene/samplelayer.h"
#include "app/editor/scene/searchgraphlayer.h"
#include "app/editor/scene/searchlayers.h"
#include "app/editor/scene/selectedrims.h"
#include "app/editor/scene/showncrowd.h"
#include "app/editor/scene/showngaps.h"
#include "app/editor/scene/showngraph.h"
#include "app/editor/scene/shownmoving.h"
#include "app/editor/scene/shownsteering.h"
#include "app/editor/scene/touchlayers.h"

#include <QGraphicsScene>

#include <algorithm>

namespace thicket::editor {

namespace {

/// An edit of more objects than this repaints the whole picture, not their boxes.
constexpr std::size_t manyEntries = 200;

/// The area that an arena fills is outside its box.
bool touchesArenas(const nav::MapEdit& edit)
{
    const auto isArena = [](const std::optional<nav::MapObject>& object) {
        return object && nav::isInverted(object->geometry);
    };
    return std::any_of(edit.entries.begin(), edit.entries.end(), [&](const auto& entry) {
        return isArena(entry.before) || isArena(entry.after);
    });
}

} // namespace

CanvasLayers::CanvasLayers(QGraphicsScene& scene, const SceneSources& sources,
                           const SceneState& state, const Shown& shown)
    : m_sources(sources), m_shown(shown), m_ground(new GroundLayer(sources, state)),
      m_map(new MapLayer(sources, state, shown.graph)),
      m_moving(new MovingLayer(sources, state, shown.moving)),
      m_gaps(new GapLayer(sources, state, shown.gaps)),
      m_graph(new WholeGraphLayer(sources, state, shown.graph, shown.lateChanged)),
      m_nearGraph(new NearGraphLayer(sources, state, shown.graph, shown.nearEdgesCut)),
      m_searchGraph(new SearchGraphLayer(sources, state, shown.tangents, shown.tangentsRefused)),
      m_searchTree(new SearchTreeLayer(sources, state, shown.seen)),
      m_path(new PathLayer(sources, state)), m_samples(new SampleLayer(sources, state)),
      m_searchVertices(new SearchVertexLayer(sources, state, shown.seen, shown.verticesDense)),
      m_steering(new SteeringLayer(sources, state, shown.steering)),
      m_actors(new ActorLayer(sources, state, shown.crowd)),
      m_rims(new SelectedRims(sources, state, shown.crowd, shown.moving)),
      m_selection(new SelectionLayer(sources, state, {shown.crowd, shown.moving, shown.handles})),
      m_formerPlace(new FormerPlaceLayer(sources, state)),
      m_feedback(new FeedbackLayer(sources, state)),
      m_overlay(new OverlayLayer(sources, state, shown.steering))
{
    auto* guides = new GuideLayer(sources, state);
    m_all = {m_ground,      m_map,        m_moving, m_gaps,      m_graph,       m_nearGraph,
             m_searchGraph, m_searchTree, m_path,   m_samples,   guides,        m_searchVertices,
             m_steering,    m_actors,     m_rims,   m_selection, m_formerPlace, m_feedback,
             m_overlay};
    for (LayerItem* layer : m_all)
        scene.addItem(layer);
}

void CanvasLayers::followView()
{
    for (LayerItem* layer : m_all)
        layer->viewChanged();
}

bool CanvasLayers::isMapPainted() const
{
    return m_map->isPainted() && (m_rims->isPainted() || !SelectedRims::draws(m_sources.selection));
}

void CanvasLayers::followEdit(const nav::MapEdit& edit)
{
    if (changesUnderlayOnly(edit))
        return followUnderlay();
    if (changesGuidesOnly(edit))
        return redrawTouched();
    m_shown.gaps.invalidate();
    if (edit.settings || edit.entries.size() > manyEntries)
        return repaintAll();
    if (touchesArenas(edit))
        m_map->invalidate();
    const double reach = m_sources.navigator.agentRadius();
    for (const nav::MapEdit::Entry& entry : edit.entries) {
        for (const auto* side : {&entry.before, &entry.after}) {
            if (!*side)
                continue;
            const nav::Box box = nav::boundingBox((*side)->geometry);
            m_map->invalidate(grown(box, reach));
            m_rims->followEdit(box);
        }
    }
    redrawTouched();
}

void CanvasLayers::followGraph()
{
    const LiveGraph& graph = m_sources.navigator.graph();
    if (graph.isStale())
        return redrawTouched();
    const auto changed = m_shown.graph.followGraph();
    m_map->followGraph(changed);
    m_graph->followGraph(changed);
    redrawTouched();
}

void CanvasLayers::followFlow()
{
    m_ground->invalidate();
    m_overlay->update();
}

void CanvasLayers::followUnderlay()
{
    m_ground->invalidate();
    m_map->update(); // it is clear, now that there is a picture beneath, or opaque again
}

void CanvasLayers::followGrid()
{
    m_ground->invalidate();
    m_map->invalidate();
}

void CanvasLayers::repaintAll()
{
    m_shown.gaps.invalidate();
    m_ground->invalidate();
    m_map->invalidate();
    m_graph->invalidate();
    m_searchGraph->follow();
    m_rims->invalidate();
    redrawTouched();
}

void CanvasLayers::followSelection()
{
    m_rims->invalidate();
    redrawTouched();
}

void CanvasLayers::redrawTouched()
{
    m_shown.graph.invalidate();
    m_shown.crowd.invalidate();
    m_shown.steering.invalidate();
    for (LayerItem* layer : m_all)
        layer->update();
}

void CanvasLayers::redrawAgents()
{
    m_shown.crowd.invalidate();
    m_shown.steering.invalidate();
    m_actors->update();
    const bool movesObstacles = !m_shown.moving.isEmpty();
    if (movesObstacles) {
        m_moving->update();
        m_gaps->update();
    }
    if (movesObstacles || !m_sources.selection.isEmpty() || m_sources.playback.chosenAgent())
        m_selection->update();
    if (m_sources.overlays.isOn(Overlay::steering)) {
        m_steering->update();
        m_overlay->update();
    }
}

void CanvasLayers::followPath()
{
    m_searchGraph->follow();
    redrawTouched();
}

void CanvasLayers::redrawSearch()
{
    m_searchGraph->follow();
    for (LayerItem* layer : {m_searchTree, m_path, m_searchVertices})
        layer->update();
}

bool CanvasLayers::isGraphLate() const { return m_graph->isLate(); }

ShortMotion& CanvasLayers::hintMotion() { return m_overlay->hintMotion(); }

void CanvasLayers::redrawEdges()
{
    m_graph->update();
    m_nearGraph->update();
}

void CanvasLayers::redrawHoveredEdge() { m_selection->update(); }

void CanvasLayers::redrawFeedback()
{
    m_rims->update();
    m_selection->update();
    m_formerPlace->update();
    m_feedback->update();
    m_overlay->update();
}

void CanvasLayers::redrawSamples()
{
    m_samples->update();
    m_overlay->update(); // their legend
}

} // namespace thicket::editor
