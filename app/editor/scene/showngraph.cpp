#include "app/editor/scene/showngraph.h"

#include "app/editor/document/mapdocument.h"
#include "app/editor/document/selection.h"
#include "app/editor/navigation/graphscope.h"
#include "app/editor/navigation/navigator.h"
#include "app/editor/navigation/overlays.h"
#include "app/editor/scene/shownmoving.h"

#include <utility>

namespace thicket::editor {

namespace {

/// So few are looked through one by one.
bool isSmall(const nav::CompleteGraph& graph)
{
    constexpr std::size_t few = 2000;
    return graph.surfing.size() + graph.hugging.size() <= few;
}

} // namespace

ShownGraph::ShownGraph(const SceneSources& sources, const SceneState& state)
    : m_sources(sources), m_state(state)
{}

const LiveGraph& ShownGraph::live() const { return m_sources.navigator.graph(); }

bool ShownGraph::setPlayed(std::shared_ptr<const nav::CompleteGraph> near)
{
    if (near == m_played)
        return false;
    m_played = std::move(near);
    invalidate();
    return true;
}

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
    for (const nav::TangentEdge& edge : m_sources.navigator.shown().path().edges()) {
        if (const auto* hugging = std::get_if<nav::HuggingEdge>(&edge))
            add(hugging->contact.obstacle);
    }
    return selection.ids() + others;
}

/// Of an obstacle with very many corners those nearest to these are shown.
std::vector<nav::Point> ShownGraph::nearPoints() const
{
    std::vector<nav::Point> points;
    if (m_state.hoveredObject && m_state.hoveredAt)
        points.push_back(*m_state.hoveredAt);
    for (const nav::TangentEdge& edge : m_sources.navigator.shown().path().edges())
        if (const auto* hugging = std::get_if<nav::HuggingEdge>(&edge))
            points.push_back(hugging->center);
    if (points.empty()) {
        const QPointF middle = m_state.visible.center();
        points.push_back({middle.x(), middle.y()});
    }
    return points;
}

std::vector<NearQuestion::End> ShownGraph::touchedEnds() const
{
    constexpr qsizetype mostSelected = 64; // of a large selection they tell nothing
    const nav::Map& map = m_sources.document.map();
    if (m_sources.selection.ids().size() > mostSelected)
        return {};
    std::vector<NearQuestion::End> ends;
    const auto add = [&](const nav::MapObject* marker, std::optional<nav::Point> at,
                         nav::Contact::Kind kind) {
        const bool isTouched = marker && (m_sources.selection.contains(marker->id) ||
                                          m_state.hoveredObject == marker->id);
        if (isTouched && at)
            ends.push_back({*at, kind});
    };
    add(map.start(), m_sources.navigator.start(), nav::Contact::Kind::start);
    add(map.goal(), m_sources.navigator.goal(), nav::Contact::Kind::goal);
    return ends;
}

bool ShownGraph::isNearWanted() const
{
    const Overlays& overlays = m_sources.overlays;
    return overlays.scope() != GraphScope::pathOnly && overlays.isTouchedLit() &&
           (overlays.isOn(Overlay::surfing) || overlays.isOn(Overlay::hugging));
}

std::optional<NearQuestion> ShownGraph::playedQuestion() const
{
    if (!m_state.isSimulating || !isNearWanted() || m_sources.overlays.scope() == GraphScope::whole)
        return {};
    const ShownMoving moving(m_sources, m_state);
    NearQuestion question{{}, nearPoints(), touchedEnds()};
    for (const nav::ObjectId id : nearObstacles()) {
        if (question.isFull())
            break;
        const nav::MapObject* const object = m_sources.document.map().find(id);
        if (const auto geometry = object ? moving.geometryOf(*object) : std::nullopt)
            question.add(id, *geometry);
    }
    return question;
}

const nav::CompleteGraph& ShownGraph::near() const
{
    if (m_near)
        return *m_near;
    m_nearIndex.reset();
    if (!isNearWanted()) {
        m_near = std::make_shared<const nav::CompleteGraph>();
    } else if (m_played) {
        m_near = m_played;
    } else {
        NearQuestion question =
            NearQuestion::about(m_sources.document.map(), nearObstacles(), nearPoints());
        question.ends = touchedEnds();
        m_near = std::make_shared<const nav::CompleteGraph>(
            m_nearby.of(m_sources.navigator.field(), question));
    }
    return *m_near;
}

/// To make the index takes a fraction of what near() took.
std::optional<nav::TangentEdge> ShownGraph::nearEdgeAt(nav::Point at, double slop,
                                                       EdgeKinds kinds) const
{
    if (isSmall(near()))
        return nearestEdge(near(), at, slop, kinds);
    if (!m_nearIndex)
        m_nearIndex = std::make_shared<const EdgeIndex>(m_near);
    return m_nearIndex->nearest(at, slop, kinds);
}

std::optional<nav::TangentEdge> ShownGraph::wholeEdgeAt(nav::Point at, double slop,
                                                        EdgeKinds kinds) const
{
    if (!isWholeShown() || live().isLate())
        return std::nullopt;
    const auto& graph = live().graph();
    if (isSmall(*graph))
        return nearestEdge(*graph, at, slop, kinds);
    if (m_wholeIndex && m_wholeIndex->graph() == graph)
        return m_wholeIndex->nearest(at, slop, kinds);
    if (m_ordered.lock() != graph) {
        m_ordered = graph;
        m_wholeIndex.reset();
        m_indexing.order([this, graph](const std::atomic<bool>&) {
            auto index = std::make_shared<const EdgeIndex>(graph);
            return [this, index] { m_wholeIndex = index; };
        });
    }
    return std::nullopt;
}

std::optional<nav::TangentEdge> ShownGraph::edgeAt(nav::Point at, double slop) const
{
    const EdgeKinds kinds{m_sources.overlays.isOn(Overlay::surfing),
                          m_sources.overlays.isOn(Overlay::hugging)};
    const auto whole = wholeEdgeAt(at, slop, kinds);
    const auto near = nearEdgeAt(at, slop, kinds);
    if (whole && near)
        return distanceTo(*near, at) <= distanceTo(*whole, at) ? near : whole;
    return near ? near : whole;
}

} // namespace thicket::editor
