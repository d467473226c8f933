#include "app/editor/scene/showngraph.h"

#include "app/editor/document/mapdocument.h"
#include "app/editor/document/selection.h"
#include "app/editor/navigation/graphscope.h"
#include "app/editor/navigation/navigator.h"
#include "app/editor/navigation/overlays.h"
#include "libnav/geometry/distance.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace thicket::editor {

namespace {

/// The counter-clockwise angle from `from` to `angle`, in [0, 2 pi).
double turnFrom(double from, double angle)
{
    const double turn = std::fmod(angle - from, 2 * std::numbers::pi);
    return turn < 0 ? turn + 2 * std::numbers::pi : turn;
}

double distanceToArc(const nav::HuggingEdge& arc, nav::Point at)
{
    const nav::Point d = at - arc.center;
    const double begin = std::min(arc.from, arc.to);
    if (turnFrom(begin, std::atan2(d.y, d.x)) <= arc.sweep())
        return std::abs(nav::length(d) - arc.radius);
    return std::min(nav::distance(at, arc.pointAt(arc.from)),
                    nav::distance(at, arc.pointAt(arc.to)));
}

} // namespace

double distanceTo(const nav::TangentEdge& edge, nav::Point at)
{
    if (const auto* surfing = std::get_if<nav::SurfingEdge>(&edge))
        return nav::distance(at, nav::Segment{surfing->from, surfing->to});
    return distanceToArc(std::get<nav::HuggingEdge>(edge), at);
}

ShownGraph::ShownGraph(const SceneSources& sources, const SceneState& state)
    : m_sources(sources), m_state(state)
{}

const LiveGraph& ShownGraph::live() const { return m_sources.navigator.graph(); }

std::optional<std::vector<nav::Box>> ShownGraph::followGraph()
{
    return m_rims.follow(live().isWhole() ? &live() : nullptr);
}

bool ShownGraph::isWholeShown() const
{
    return m_sources.overlays.scope() == GraphScope::whole && live().isWhole();
}

std::span<const nav::HuggingEdge> ShownGraph::hugging() const
{
    if (!isWholeShown() || !m_sources.overlays.isOn(Overlay::hugging))
        return {};
    return m_rims.arcs();
}

QList<nav::ObjectId> ShownGraph::nearObstacles() const
{
    const Selection& selection = m_sources.selection;
    QList<nav::ObjectId> others;
    const auto add = [&](nav::ObjectId id) {
        if (id != 0 && !selection.contains(id) && !others.contains(id))
            others << id;
    };
    if (m_state.hoveredObject)
        add(*m_state.hoveredObject);
    if (isWholeShown()) // the whole graph has the edges of the path's obstacles
        return selection.ids() + others;
    for (const nav::TangentEdge& edge : m_sources.navigator.path().edges()) {
        if (const auto* hugging = std::get_if<nav::HuggingEdge>(&edge))
            add(hugging->contact.obstacle);
    }
    return selection.ids() + others;
}

void ShownGraph::addMarkerTangents(nav::CompleteGraph& graph) const
{
    constexpr qsizetype mostSelected = 64; // of a large selection they tell nothing
    const nav::Map& map = m_sources.document.map();
    if (m_sources.selection.ids().size() > mostSelected)
        return;
    const auto isTouched = [this](const nav::MapObject* marker) {
        return marker &&
               (m_sources.selection.contains(marker->id) || m_state.hoveredObject == marker->id);
    };
    const auto add = [&](std::optional<nav::Point> at, nav::Contact::Kind kind) {
        if (!at)
            return;
        const auto edges = tangentsFrom(m_sources.navigator.field(), *at, kind);
        graph.surfing.insert(graph.surfing.end(), edges.begin(), edges.end());
    };
    if (isTouched(map.start()))
        add(m_sources.navigator.start(), nav::Contact::Kind::start);
    if (isTouched(map.goal()))
        add(m_sources.navigator.goal(), nav::Contact::Kind::goal);
}

const nav::CompleteGraph& ShownGraph::near() const
{
    if (m_near)
        return *m_near;
    const Overlays& overlays = m_sources.overlays;
    const bool isWanted = overlays.scope() != GraphScope::pathOnly &&
                          (overlays.isOn(Overlay::surfing) || overlays.isOn(Overlay::hugging));
    m_near.emplace();
    if (isWanted) {
        *m_near =
            m_nearby.of(m_sources.navigator.field(), m_sources.document.map(), nearObstacles());
        addMarkerTangents(*m_near);
    }
    return *m_near;
}

std::optional<nav::TangentEdge> ShownGraph::edgeAt(nav::Point at, double slop) const
{
    std::optional<nav::TangentEdge> best;
    double nearest = slop;
    const auto consider = [&](const auto& edges) {
        for (const auto& edge : edges) {
            const double distance = distanceTo(edge, at);
            if (distance <= nearest) {
                nearest = distance;
                best = edge;
            }
        }
    };
    const nav::CompleteGraph* whole = isWholeShown() ? live().graph().get() : nullptr;
    for (const nav::CompleteGraph* graph : {whole, &near()}) {
        if (graph && m_sources.overlays.isOn(Overlay::surfing))
            consider(graph->surfing);
        if (graph && m_sources.overlays.isOn(Overlay::hugging))
            consider(graph->hugging);
    }
    return best;
}

} // namespace thicket::editor
