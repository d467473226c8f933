#include "app/editor/scene/searchlayers.h"

#include "app/drawing/devicespace.h"
#include "app/drawing/searchdrawing.h"
#include "app/editor/appearance/appearance.h"
#include "app/editor/document/mapdocument.h"
#include "app/editor/navigation/navigator.h"
#include "app/editor/navigation/overlays.h"
#include "app/editor/numbers/numbertext.h"
#include "app/editor/scene/faded.h"
#include "app/editor/scene/searchsight.h"
#include "app/editor/search/partcounts.h"
#include "app/editor/search/searchplay.h"
#include "app/editor/search/triednow.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace thicket::editor {

namespace {

constexpr std::ptrdiff_t mostTried = 500; // of one vertex: the last ones

struct SearchLayerTexts {
    Q_DECLARE_TR_FUNCTIONS(Canvas)
};

/// Whether there is anything to draw.
bool isSearchShown(const SceneSources& sources, const SceneState& state)
{
    return state.search && !state.search->isEmpty() && sources.overlays.isOn(Overlay::search);
}

} // namespace

SearchTreeLayer::SearchTreeLayer(const SceneSources& sources, const SceneState& state,
                                 SeenSearch& seen)
    : LayerItem(sources, state, 8), m_seen(seen)
{}

void SearchTreeLayer::draw(QPainter& painter, const QRectF&)
{
    if (!isSearchShown(m_sources, m_state))
        return;
    const Faded faded(painter, strengthOf(Overlay::search));
    const Overlays& overlays = m_sources.overlays;
    const double spacing = m_seen.at(*m_state.search, m_state).spacing;
    if (overlays.isOn(SearchPart::tree))
        drawTree(painter, spacing);
    if (overlays.isOn(SearchPart::refused) && !m_seen.at(*m_state.search, m_state).isDense())
        drawing::drawHits(painter, m_hits.before(*m_state.search, m_state.visible), style());
    drawTried(painter);
}

void SearchTreeLayer::drawTree(QPainter& painter, double spacing)
{
    const bool isClear = style().palette.isHighContrast;
    const double gone = SearchSight::fadingFrom / 2;
    const double opacity =
        std::clamp((spacing - gone) / (SearchSight::fadingFrom - gone), isClear ? 1.0 : 0.0, 1.0);
    if (opacity <= 0)
        return;
    const double ratio = painter.device()->devicePixelRatioF();
    const EdgeView view{painter.worldTransform() * QTransform::fromScale(ratio, ratio), ratio,
                        (m_state.viewport * ratio).toSize(),
                        drawing::linePen(style(), style().palette.surfing, 1, 0.3)};
    const SearchPlay& play = *m_state.search;
    m_tree.show(play.history(), play.moment().vertexCount, view,
                drawing::linePen(style(), style().palette.hugging, 1.5, 0.45));
    m_tree.paint(painter, opacity);
}

void SearchTreeLayer::drawTried(QPainter& painter)
{
    const SearchPlay& play = *m_state.search;
    drawing::TriedTangents tried{triedNow(play), {}};
    const Overlays& overlays = m_sources.overlays;
    std::erase_if(tried.tangents, [&overlays](const nav::SearchStep::Tangent& tangent) {
        return !overlays.isOn(tangent.accepted ? SearchPart::tree : SearchPart::refused);
    });
    if (std::ssize(tried.tangents) > mostTried)
        tried.tangents.erase(tried.tangents.begin(), tried.tangents.end() - mostTried);
    const std::vector<nav::TangentEdge> way = play.history().wayAlong(play.at());
    if (way.size() > 1 && overlays.isOn(SearchPart::current)) {
        if (const auto* arc = std::get_if<nav::HuggingEdge>(&way[way.size() - 2]))
            tried.arc = *arc;
    }
    drawing::drawTried(painter, tried, style());
}

SearchVertexLayer::SearchVertexLayer(const SceneSources& sources, const SceneState& state,
                                     SeenSearch& seen, std::function<void(bool)> dense)
    : LayerItem(sources, state, 13), m_seen(seen), m_tellDense(std::move(dense))
{}

void SearchVertexLayer::tellDense(bool dense)
{
    if (std::exchange(m_isDense, dense) != dense)
        m_tellDense(dense);
}

void SearchVertexLayer::draw(QPainter& painter, const QRectF&)
{
    if (!isSearchShown(m_sources, m_state))
        return tellDense(false);
    const Faded faded(painter, strengthOf(Overlay::search));
    const SearchPlay& play = *m_state.search;
    const nav::SearchTrace& trace = play.history().trace();
    const SearchSight& sight = m_seen.at(play, m_state);
    drawing::SearchVertices vertices;
    const Overlays& overlays = m_sources.overlays;
    const bool isWide = !sight.isDense();
    tellDense(!isWide);
    if (overlays.isOn(SearchPart::open)) {
        for (const std::uint32_t tangent : play.history().openList(play.at(), 0, bestOpenVertices))
            vertices.best.push_back(trace.queued[tangent].edge.to);
        for (const std::uint32_t tangent : isWide ? sight.open : std::vector<std::uint32_t>())
            vertices.open.push_back(trace.queued[tangent].edge.to);
    }
    if (overlays.isOn(SearchPart::closed) && isWide) {
        for (const std::uint32_t vertex : sight.closed)
            vertices.closed.push_back(trace.steps[vertex].position);
    }
    if (overlays.isOn(SearchPart::current))
        addCurrent(vertices);
    drawing::drawSearchVertices(painter, vertices, QRectF({}, m_state.viewport), style());
}

/// The vertex that is being expanded, and the straight line to the goal.
void SearchVertexLayer::addCurrent(drawing::SearchVertices& vertices) const
{
    const nav::SearchMoment moment = m_state.search->moment();
    const nav::SearchTrace& trace = m_state.search->history().trace();
    vertices.current = trace.steps[moment.taken.source].position;
    const nav::SurfingEdge& edge = moment.taken.edge;
    if (const auto goal = m_sources.navigator.goal();
        goal && edge.toContact.kind != nav::Contact::Kind::goal) {
        vertices.rest = nav::Segment{edge.to, *goal};
        const QString unit = QString::fromStdString(m_sources.document.map().settings.unit);
        vertices.restText =
            SearchLayerTexts::tr("at least %1 more").arg(lengthText(moment.taken.estimate, unit));
    }
}

} // namespace thicket::editor
