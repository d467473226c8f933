#include "app/editor/scene/maplayers.h"

#include "app/drawing/flowdrawing.h"
#include "app/drawing/pathdrawing.h"
#include "app/drawing/sheet.h"
#include "app/drawing/steeringdrawing.h"
#include "app/drawing/unsplitfill.h"
#include "app/editor/appearance/appearance.h"
#include "app/editor/document/behaviourwords.h"
#include "app/editor/document/mapdocument.h"
#include "app/editor/navigation/graphscope.h"
#include "app/editor/navigation/navigator.h"
#include "app/editor/navigation/overlays.h"
#include "app/editor/replay/playback.h"
#include "app/editor/scene/faded.h"
#include "app/editor/scene/ground.h"
#include "app/editor/scene/showncrowd.h"
#include "app/editor/scene/showngraph.h"
#include "app/editor/scene/shownsteering.h"
#include "app/editor/scene/tilepart.h"
#include "app/editor/search/searchplay.h"
#include "app/editor/search/tracedsearch.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <span>
#include <utility>

namespace thicket::editor {

namespace {

/// Of a Sensing or an AgentRecord.
template <class Record>
drawing::SensedContent sensedContent(const steer::Agent& agent, const Record& record)
{
    return {agent, record.avoidance ? &*record.avoidance : nullptr,
            record.fan ? &*record.fan : nullptr, record.walls ? &*record.walls : nullptr};
}

/// The edges whose box meets the window. A pan uncovers little of a large graph.
template <class Edge> std::vector<Edge> edgesIn(std::span<const Edge> edges, const QRectF& window)
{
    const nav::Box box = drawing::toBox(window);
    std::vector<Edge> found;
    std::copy_if(edges.begin(), edges.end(), std::back_inserter(found),
                 [&box](const Edge& edge) { return boxAround(edge).intersects(box); });
    return found;
}

template <class Edge>
std::vector<Edge> edgesIn(const std::vector<Edge>& edges, const QRectF& window)
{
    return edgesIn(std::span(edges), window);
}

bool isFlowWanted(const Overlays& overlays)
{
    return overlays.isOn(Overlay::heat) || overlays.isOn(Overlay::arrows);
}

/// Whether the ground has a layer of its own.
bool isGroundApart(const SceneSources& sources)
{
    return isFlowWanted(sources.overlays) || hasUnderlay(sources.document);
}

template <class Layer>
void invalidateWhere(Layer& layer, const std::optional<std::vector<nav::Box>>& where)
{
    if (!where)
        return layer.invalidate();
    for (const nav::Box& box : *where)
        layer.invalidate(box);
}

} // namespace

GroundLayer::GroundLayer(const SceneSources& sources, const SceneState& state)
    : CachedLayer(sources, state, 0)
{}

void GroundLayer::paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget)
{
    if (isGroundApart(m_sources))
        CachedLayer::paint(painter, option, widget);
}

void GroundLayer::draw(QPainter& painter, const QRectF& exposed)
{
    editor::drawGround(painter, m_sources, m_state, exposed, style());
    const LiveFlow& live = m_sources.navigator.flow();
    if (!live.flow() || !isFlowWanted(m_sources.overlays))
        return;
    const GoalFlow& flow = *live.flow();
    if (live.isStale())
        painter.setOpacity(0.5);
    if (m_sources.overlays.isOn(Overlay::heat)) {
        const Faded faded(painter, strengthOf(Overlay::heat));
        const double farthest = drawing::farthestCost(flow.costs);
        drawing::drawHeat(painter, flow.costs, farthest, style());
        drawing::drawContours(painter, flow.costs, farthest, style());
    }
    const Faded faded(painter, strengthOf(Overlay::arrows));
    if (m_sources.overlays.isOn(Overlay::arrows))
        drawing::drawFlowArrows(painter, flow.directions, exposed, style());
}

MapLayer::MapLayer(const SceneSources& sources, const SceneState& state, const ShownGraph& graph)
    : TiledLayer(sources, state, 1), m_graph(graph)
{}

void MapLayer::followGraph(const std::optional<std::vector<nav::Box>>& where)
{
    if (m_makesRoom || !m_graph.hugging().empty())
        invalidateWhere(*this, where);
}

bool MapLayer::isOpaque() const { return !isGroundApart(m_sources); }

void MapLayer::drawGround(QPainter& painter, const QRectF& exposed)
{
    editor::drawGround(painter, m_sources, m_state, exposed, style());
}

std::optional<std::size_t> MapLayer::drawTile(QPainter& painter, const QRectF& exposed,
                                              std::size_t most)
{
    constexpr double penPixels = 4;
    const drawing::Style look = style();
    const bool isExpanded = m_sources.overlays.isOn(Overlay::expanded);
    const double radius = m_sources.navigator.agentRadius();
    const double reach = penPixels * m_state.unitsPerPixel + (isExpanded ? radius : 0);
    const bool hasMargins = isExpanded && drawing::isMarginSeen(radius, look);
    const auto [part, work] = tilePart(
        m_sources.document, nav::grown(drawing::toBox(exposed), reach), {look, hasMargins, most});
    if (!part)
        return {};
    clearTile(painter);
    m_makesRoom = !m_graph.hugging().empty();
    if (isExpanded) {
        const Faded faded(painter, strengthOf(Overlay::expanded));
        drawing::drawExpanded(painter, *part, radius, exposed, look,
                              edgesIn(m_graph.hugging(), exposed));
    }
    drawing::drawObstacles(painter, *part, exposed, look);
    return work;
}

WholeGraphLayer::WholeGraphLayer(const SceneSources& sources, const SceneState& state,
                                 const ShownGraph& graph, std::function<void(bool)> lateChanged)
    : CachedLayer(sources, state, 6), m_graph(graph), m_lateChanged(std::move(lateChanged)),
      m_lines([this] { update(); })
{}

void WholeGraphLayer::followGraph(const std::optional<std::vector<nav::Box>>& where)
{
    invalidateWhere(*this, where);
}

void WholeGraphLayer::paint(QPainter* painter, const QStyleOptionGraphicsItem* option,
                            QWidget* widget)
{
    const bool isStale = m_sources.navigator.graph().isStale();
    const Faded partly(*painter, isStale ? 0.5 : m_graph.fresh().wholeStrength());
    paintLines(*painter);
    const Faded faded(*painter, strengthOf(Overlay::hugging));
    if (m_graph.isWholeShown() && m_sources.overlays.isOn(Overlay::hugging))
        CachedLayer::paint(painter, option, widget);
}

void WholeGraphLayer::paintLines(QPainter& painter)
{
    const bool wasLate = isLate();
    const Faded faded(painter, strengthOf(Overlay::surfing));
    if (m_graph.isWholeShown() && m_sources.overlays.isOn(Overlay::surfing))
        m_lines.paint(painter, m_sources.navigator.graph(), drawing::wholeSurfingPen(style()),
                      m_state.viewport);
    else
        m_lines.forget();
    if (isLate() != wasLate)
        m_lateChanged(isLate());
}

void WholeGraphLayer::draw(QPainter& painter, const QRectF& exposed)
{
    drawing::fillUnsplit([&] {
        drawing::drawHugging(painter, edgesIn(m_graph.hugging(), exposed),
                             drawing::GraphStrength::whole, style());
    });
}

NearGraphLayer::NearGraphLayer(const SceneSources& sources, const SceneState& state,
                               const ShownGraph& graph, std::function<void(bool)> cutChanged)
    : LayerItem(sources, state, 7), m_graph(graph), m_cutChanged(std::move(cutChanged))
{}

void NearGraphLayer::tellCut()
{
    if (m_graph.near().truncated == m_isCut)
        return;
    m_isCut = !m_isCut;
    m_cutChanged(m_isCut);
}

void NearGraphLayer::draw(QPainter& painter, const QRectF& exposed)
{
    tellCut();
    const FreshEdges& fresh = m_graph.fresh();
    const QList<nav::ObjectId> obstacles = fresh.obstacles();
    if (obstacles.isEmpty())
        return drawEdges(painter, m_graph.near(), exposed);
    const auto [others, coming] = splitBy(m_graph.near(), obstacles);
    drawEdges(painter, others, exposed);
    const Faded partly(painter, fresh.nearStrength());
    drawEdges(painter, coming, exposed);
}

void NearGraphLayer::drawEdges(QPainter& painter, const nav::CompleteGraph& graph,
                               const QRectF& exposed)
{
    constexpr auto strength = drawing::GraphStrength::near;
    drawing::fillUnsplit([&] {
        if (m_sources.overlays.isOn(Overlay::surfing)) {
            const Faded faded(painter, strengthOf(Overlay::surfing));
            drawing::drawSurfing(painter, edgesIn(graph.surfing, exposed), strength, style());
        }
        if (m_sources.overlays.isOn(Overlay::hugging)) {
            const Faded faded(painter, strengthOf(Overlay::hugging));
            drawing::drawHugging(painter, joinedArcs(edgesIn(graph.hugging, exposed)), strength,
                                 style());
        }
    });
}

PathLayer::PathLayer(const SceneSources& sources, const SceneState& state)
    : LayerItem(sources, state, 12)
{}

void PathLayer::draw(QPainter& painter, const QRectF&)
{
    if (!m_sources.overlays.isOn(Overlay::path))
        return;
    const Faded faded(painter, strengthOf(Overlay::path));
    drawing::fillUnsplit([&] { drawPaths(painter); });
}

void PathLayer::drawPaths(QPainter& painter)
{
    const nav::Box window = drawing::toBox(m_state.visible);
    const nav::Path& former = m_sources.navigator.formerPath();
    const ShownAnswer& answer = m_sources.navigator.shown();
    const nav::Path& path = answer.path();
    if (m_state.search && !m_state.search->isEmpty())
        return drawSearched(painter, window);
    if (!former.isEmpty() && former != path)
        drawing::drawFormerPathIn(painter, former, style(), window);
    if (path.isEmpty())
        return;
    // The answer to an earlier query must look different.
    const Faded stale(painter, answer.isStale() ? 0.5 : 1);
    drawing::drawPathIn(painter, path, style(), window);
}

void PathLayer::drawSearched(QPainter& painter, const nav::Box& window)
{
    const SearchPlay& play = *m_state.search;
    const nav::Path& found = play.search().result()->path;
    if (play.history().goalStep() == play.at())
        return drawing::drawPathIn(painter, found, style(), window);
    if (!found.isEmpty() && m_sources.overlays.isOn(SearchPart::finalPath))
        drawing::drawFormerPathIn(painter, found, style(), window);
    const nav::Path way(play.history().wayTo(play.moment().taken.source));
    if (!way.isEmpty())
        drawing::drawPathIn(painter, way, style(), window);
}

SteeringLayer::SteeringLayer(const SceneSources& sources, const SceneState& state,
                             const ShownSteering& steering)
    : LayerItem(sources, state, 14), m_steering(steering)
{}

void SteeringLayer::draw(QPainter& painter, const QRectF&)
{
    const auto& chosen = m_steering.chosen();
    if (!chosen)
        return;
    const Faded faded(painter, strengthOf(Overlay::steering));
    if (chosen->facts)
        return drawRecorded(painter, *chosen->facts);
    const Sensing& sensed = chosen->sensed;
    drawing::drawSteering(painter, sensedContent(sensed.agent, sensed), style());
}

void SteeringLayer::drawRecorded(QPainter& painter, const RecordedFacts& facts)
{
    if (!facts.record)
        return;
    const steer::AgentRecord& record = *facts.record;
    drawing::DecisionContent content{
        sensedContent(record.agent, record), record.aim, facts.neighbours, {}};
    for (const steer::AgentRecord::Part& part : record.parts)
        content.forces.push_back(
            {part.wanted, part.granted, behaviourName(QLatin1String(steer::name(part.kind)))});
    drawing::drawDecision(painter, content, style());
}

} // namespace thicket::editor
