#include "app/editor/navigation/scenedemand.h"

#include "app/editor/navigation/graphscope.h"
#include "app/editor/navigation/navigator.h"
#include "app/editor/navigation/overlays.h"
#include "libnav/map/map.h"

#include <utility>
#include <vector>

namespace thicket::editor {

SceneDemand::SceneDemand(Overlays& overlays, Navigator& navigator, QObject* parent)
    : QObject(parent), m_overlays(overlays), m_navigator(navigator)
{
    connect(&overlays, &Overlays::changed, this, &SceneDemand::followOverlays);
    connect(&navigator.graph(), &LiveGraph::changed, this, [this] {
        narrowWindow();
        countEdges();
        prepareDrag();
    });
    followOverlays();
}

void SceneDemand::setView(const SceneView& view)
{
    if (view == m_view)
        return;
    m_view = view;
    m_countedRest.reset();
    m_overlays.setPlayed(view.isPlayed);
    followWindow();
    countEdges();
    prepareDrag();
}

void SceneDemand::followOverlays()
{
    const bool isOn = m_overlays.isOn(Overlay::surfing) || m_overlays.isOn(Overlay::hugging);
    // Without the user's choice the scope depends on the number of edges, which needs the graph.
    const bool mayBeWhole = m_overlays.scope() == GraphScope::whole || !m_overlays.chosenScope();
    m_navigator.graph().setWanted(isOn && mayBeWhole);
    m_navigator.graph().setAwaited(m_overlays.chosenScope() == GraphScope::whole);
    m_navigator.graph().setFollowing(m_overlays.scope() == GraphScope::whole);
    m_navigator.setFlowWanted(m_overlays.isOn(Overlay::heat) || m_overlays.isOn(Overlay::arrows));
}

/// Asks for the graph of a larger window than the view's, so that small pans need no new one.
void SceneDemand::followWindow()
{
    const nav::Box& visible = m_view.visible;
    if (!m_navigator.graph().hasGraph())
        m_crowdedWidth = 0; // of another map
    // A smaller view may have few enough edges, so it asks again after a refusal.
    const double widest = isRefused() ? visible.width() : 4 * visible.width();
    if (visible.isEmpty() || (m_window.encloses(visible) && m_window.width() <= widest))
        return;
    const bool isCrowded = m_crowdedWidth > 0 && visible.width() > 0.7 * m_crowdedWidth;
    m_window = isCrowded ? visible : grown(visible, visible.width() / 2, visible.height() / 2);
    m_navigator.graph().setWindow(m_window);
}

/// If the larger window has too many edges, the view's own may have few enough.
void SceneDemand::narrowWindow()
{
    const nav::Box& visible = m_view.visible;
    const LiveGraph& graph = m_navigator.graph();
    if (!isRefused() || visible.isEmpty() || m_window == visible)
        return;
    if (graph.isAwaited() && graph.graph()->cancelled)
        return; // by the user
    m_crowdedWidth = visible.width();
    m_window = visible;
    m_navigator.graph().setWindow(m_window);
}

/// Whether the graph of the window has too many edges or takes too long.
bool SceneDemand::isRefused() const
{
    const LiveGraph& graph = m_navigator.graph();
    return graph.hasGraph() && !graph.isWhole() && !graph.isStale();
}

void SceneDemand::prepareDrag()
{
    const bool isFew = m_view.selected.size() <= static_cast<int>(RestGraph::mostDragged);
    if (m_overlays.scope() != GraphScope::whole || !isFew)
        return;
    std::vector<nav::ObstacleChange> dragged;
    for (const std::int64_t id : m_view.selected) {
        const nav::MapObject* object = m_navigator.map().find(id);
        if (auto shape = object ? nav::obstacleShape(object->geometry) : std::nullopt)
            dragged.push_back({id, *std::move(shape)});
    }
    m_navigator.graph().prepare(dragged);
}

void SceneDemand::countEdges()
{
    const LiveGraph& graph = m_navigator.graph();
    if (graph.hasGraph() && !graph.isStale())
        m_overlays.setEdgesInView(graph.isWhole() ? edgesInView() : LiveGraph::limit);
}

std::size_t SceneDemand::edgesInView()
{
    const LiveGraph& graph = m_navigator.graph();
    if (!graph.step())
        return surfingCountIn(graph.graph()->surfing, m_view.visible);
    const auto& [rest, difference] = *graph.step();
    const std::vector<nav::SurfingEdge>& edges = rest->graph.surfing;
    if (m_countedRest != rest) {
        m_restCount = surfingCountIn(edges, m_view.visible);
        m_countedRest = rest;
    }
    std::size_t count = m_restCount + surfingCountIn(difference.added, m_view.visible);
    for (const std::size_t removed : difference.removed)
        count -= surfingCountIn({&edges[removed], 1}, m_view.visible);
    return count;
}

} // namespace thicket::editor
