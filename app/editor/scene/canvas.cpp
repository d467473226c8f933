#include "app/editor/scene/canvas.h"

#include "app/drawing/roundsteps.h"
#include "app/editor/appearance/appearance.h"
#include "app/editor/document/mapdocument.h"
#include "app/editor/document/selection.h"
#include "app/editor/navigation/navigator.h"
#include "app/editor/navigation/overlays.h"
#include "app/editor/replay/playback.h"
#include "app/editor/scene/maplayers.h"
#include "app/editor/scene/touchlayers.h"

#include <algorithm>
#include <cmath>

namespace thicket::editor {

namespace {

constexpr double markerReach = 10; // logical pixels
constexpr double handleReach = 8;
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

Canvas::Canvas(MapDocument& document, Selection& selection, Navigator& navigator,
               Overlays& overlays, Playback& playback, const Appearance& appearance,
               QObject* parent)
    : QGraphicsScene(parent), m_document(document), m_selection(selection), m_navigator(navigator),
      m_overlays(overlays),
      m_demand(overlays, navigator), m_sources{document, selection, navigator,
                                               overlays, playback,  appearance},
      m_graph(m_sources, m_state), m_crowd(m_sources, m_state),
      m_steering(m_sources, m_state, m_crowd)
{
    setItemIndexMethod(NoIndex);
    addLayers();
    listen(playback, appearance);
    startOver();
}

void Canvas::addLayers()
{
    m_flowLayer = new FlowLayer(m_sources, m_state);
    m_mapLayer = new MapLayer(m_sources, m_state, m_graph);
    m_graphLayer = new WholeGraphLayer(m_sources, m_state, m_graph);
    m_nearLayer = new NearGraphLayer(m_sources, m_state, m_graph);
    m_pathLayer = new PathLayer(m_sources, m_state);
    m_steeringLayer = new SteeringLayer(m_sources, m_state, m_steering);
    m_actorLayer = new ActorLayer(m_sources, m_state, m_crowd);
    m_selectionLayer = new SelectionLayer(m_sources, m_state, m_crowd);
    m_feedbackLayer = new FeedbackLayer(m_sources, m_state);
    m_overlayLayer = new OverlayLayer(m_sources, m_state, m_steering);
    m_layers = {m_flowLayer,     m_mapLayer,   m_graphLayer,     m_nearLayer,     m_pathLayer,
                m_steeringLayer, m_actorLayer, m_selectionLayer, m_feedbackLayer, m_overlayLayer};
    for (LayerItem* layer : m_layers)
        addItem(layer);
}

void Canvas::listen(Playback& playback, const Appearance& appearance)
{
    connect(&m_document, &MapDocument::changed, this, &Canvas::follow);
    connect(&m_document, &MapDocument::wasReset, this, &Canvas::startOver);
    connect(&m_selection, &Selection::changed, this, [this] {
        tellView();
        redrawTouched();
    });
    connect(&m_navigator, &Navigator::fieldChanged, this, &Canvas::redrawTouched);
    connect(&m_navigator, &Navigator::pathChanged, this, &Canvas::redrawTouched);
    connect(&m_navigator.graph(), &LiveGraph::changed, this, [this] {
        if (m_navigator.graph().isStale())
            return redrawTouched();
        const std::optional<nav::Box>& touched = m_navigator.graph().touched();
        m_mapLayer->followGraph(touched);
        if (touched)
            m_graphLayer->invalidate(*touched);
        else
            m_graphLayer->invalidate();
        redrawTouched();
    });
    connect(&m_navigator.flow(), &LiveFlow::changed, this, [this] {
        m_flowLayer->invalidate();
        m_overlayLayer->update();
    });
    connect(&m_navigator, &Navigator::agentRadiusChanged, this, &Canvas::repaintAll);
    connect(&m_overlays, &Overlays::changed, this, &Canvas::repaintAll);
    connect(&playback, &Playback::timeChanged, this, &Canvas::redrawAgents);
    connect(&playback, &Playback::recordingGrew, this, &Canvas::redrawAgents);
    connect(&playback, &Playback::recordingChanged, this, [this] {
        m_crowd.startOver();
        tellView();
        redrawAgents();
    });
    connect(&appearance, &Appearance::changed, this, &Canvas::repaintAll);
}

void Canvas::follow(const nav::MapEdit& edit)
{
    if (edit.settings || edit.entries.size() > manyEntries)
        return repaintAll();
    if (touchesArenas(edit))
        m_mapLayer->invalidate();
    const double margin = m_navigator.agentRadius();
    for (const nav::MapEdit::Entry& entry : edit.entries) {
        for (const auto* side : {&entry.before, &entry.after}) {
            if (*side)
                m_mapLayer->invalidate(grown(nav::boundingBox((*side)->geometry), margin));
        }
    }
    redrawTouched();
}

void Canvas::startOver()
{
    m_state.hoveredObject.reset();
    m_state.hoveredEdge.reset();
    m_state.feedback = {};
    repaintAll();
}

void Canvas::repaintAll()
{
    m_flowLayer->invalidate();
    m_mapLayer->invalidate();
    m_graphLayer->invalidate();
    redrawTouched();
}

/// What depends on the selection, the pointer or the path: cheap layers, painted at every move.
void Canvas::redrawTouched()
{
    m_graph.invalidate();
    m_crowd.invalidate();
    m_steering.invalidate();
    for (LayerItem* layer : m_layers)
        layer->update();
}

void Canvas::tellView()
{
    const QRectF& visible = m_state.visible;
    m_demand.setView({{{visible.left(), visible.top()}, {visible.right(), visible.bottom()}},
                      m_crowd.replacesMarkers(),
                      m_selection.ids()});
}

std::vector<nav::ObjectId> Canvas::objectsAt(nav::Point at, double slop) const
{
    auto ids = m_document.index().at(at, slop, markerReach * m_state.unitsPerPixel);
    if (!m_crowd.replacesMarkers())
        return ids;
    // A running agent is hit where it is now, not at its marker.
    std::erase_if(ids, [this](nav::ObjectId id) { return isAgent(id); });
    const auto running = m_crowd.at(at, markerReach * m_state.unitsPerPixel);
    if (running && isAgent(*running))
        ids.insert(ids.begin(), *running);
    return ids;
}

bool Canvas::isAgent(nav::ObjectId id) const
{
    const nav::MapObject* object = m_document.map().find(id);
    return object && std::holds_alternative<nav::AgentMarker>(object->geometry);
}

bool Canvas::isOnTheWay(nav::ObjectId id) const
{
    return m_crowd.replacesMarkers() && m_sources.playback.time() > 0 && isAgent(id);
}

std::vector<nav::ObjectId> Canvas::objectsIn(const nav::Box& box, bool touching) const
{
    auto ids = m_document.index().in(box, touching);
    if (!m_crowd.replacesMarkers())
        return ids;
    std::erase_if(ids, [this](nav::ObjectId id) { return isAgent(id); });
    for (const std::uint32_t id : m_crowd.in(box)) {
        if (isAgent(id))
            ids.push_back(id);
    }
    return ids;
}

std::optional<nav::TangentEdge> Canvas::edgeAt(nav::Point at, double slop) const
{
    if (!objectsAt(at, 0).empty())
        return {};
    return m_graph.edgeAt(at, slop);
}

std::optional<Handle> Canvas::handleAt(nav::Point at) const
{
    const double reach = handleReach * m_state.unitsPerPixel;
    const HandleSet set =
        handlesOf(m_document.map(), m_selection.ids(), smallestHandled * m_state.unitsPerPixel);
    for (const Handle& handle : set.handles) {
        if (std::max(std::abs(at.x - handle.at.x), std::abs(at.y - handle.at.y)) <= reach)
            return handle;
    }
    return {};
}

void Canvas::setView(const nav::Box& visible, QSizeF viewport, double unitsPerPixel)
{
    m_state.visible = QRectF(visible.min.x, visible.min.y, visible.width(), visible.height());
    m_state.viewport = viewport;
    m_state.unitsPerPixel = unitsPerPixel;
    for (LayerItem* layer : m_layers)
        layer->viewChanged();
    tellView();
}

void Canvas::setHoveredObject(std::optional<nav::ObjectId> id)
{
    if (id == m_state.hoveredObject)
        return;
    m_state.hoveredObject = id;
    redrawTouched();
}

void Canvas::setHoveredEdge(std::optional<nav::TangentEdge> edge)
{
    if (edge == m_state.hoveredEdge)
        return;
    m_state.hoveredEdge = std::move(edge);
    m_selectionLayer->update();
}

void Canvas::setFeedback(Feedback feedback)
{
    m_state.feedback = std::move(feedback);
    m_selectionLayer->update();
    m_feedbackLayer->update();
    m_overlayLayer->update();
}

void Canvas::setSimulating(bool simulating)
{
    m_state.isSimulating = simulating;
    tellView();
    redrawAgents();
}

/// What moves with the playhead.
void Canvas::redrawAgents()
{
    m_crowd.invalidate();
    m_steering.invalidate();
    m_actorLayer->update();
    if (!m_selection.isEmpty())
        m_selectionLayer->update();
    if (m_overlays.isOn(Overlay::steering)) {
        m_steeringLayer->update();
        m_overlayLayer->update();
    }
}

double Canvas::gridStep() const { return drawing::gridSteps(1 / m_state.unitsPerPixel).fine; }

void Canvas::setGridShown(bool shown)
{
    m_state.isGridShown = shown;
    m_flowLayer->invalidate();
    m_mapLayer->invalidate();
}

} // namespace thicket::editor
