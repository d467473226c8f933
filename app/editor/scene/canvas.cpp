#include "app/editor/scene/canvas.h"

#include "app/drawing/roundsteps.h"
#include "app/drawing/sheet.h"
#include "app/editor/appearance/appearance.h"
#include "app/editor/appearance/namedkeys.h"
#include "app/editor/document/mapdocument.h"
#include "app/editor/document/selection.h"
#include "app/editor/edits/vertices.h"
#include "app/editor/navigation/navigator.h"
#include "app/editor/navigation/overlays.h"
#include "app/editor/replay/playback.h"
#include "app/editor/scene/handles.h"
#include "app/editor/scene/searchsight.h"
#include "app/editor/search/searchplay.h"

namespace thicket::editor {

namespace {

/// Whether each guide is still the one of its number.
bool haveSameGuides(const nav::MapEdit::SettingsChange& change)
{
    const nav::Guides& before = change.before.guides;
    const nav::Guides& after = change.after.guides;
    return before.x.size() == after.x.size() && before.y.size() == after.y.size();
}

} // namespace

Canvas::Canvas(MapDocument& document, Selection& selection, Navigator& navigator,
               Overlays& overlays, Playback& playback, const Appearance& appearance,
               QObject* parent)
    : QGraphicsScene(parent), m_document(document), m_selection(selection), m_navigator(navigator),
      m_playback(playback), m_demand(overlays, navigator), m_samples(navigator),
      m_underlay(document), m_sources{document, selection,  navigator, overlays,
                                      playback, appearance, m_underlay},
      m_graph(m_sources, m_state), m_gaps(m_sources, m_state), m_tangents(m_sources, m_state),
      m_crowd(m_sources, m_state), m_moving(m_sources, m_state),
      m_steering(m_sources, m_state, m_crowd),
      m_handles(m_sources, m_state,
                [this] {
                    QMetaObject::invokeMethod(
                        this, [this] { emit hiddenHandlesChanged(); }, Qt::QueuedConnection);
                }),
      m_hits(m_sources, m_state, {m_graph, m_tangents, m_crowd, m_moving, m_handles}),
      m_layers(*this, m_sources, m_state,
               {m_graph, m_gaps, m_tangents, m_seen, m_crowd, m_moving, m_steering, m_handles,
                tellsLater(&Canvas::graphLateChanged), tellsLater(&Canvas::nearEdgesCutChanged),
                tellsLater(&Canvas::tangentsRefusedChanged),
                tellsLater(&Canvas::verticesDenseChanged)})
{
    setItemIndexMethod(NoIndex);
    m_state.samples = &m_samples;
    followEdits();
    followNavigation(overlays);
    followPlayback(playback);
    connect(&appearance, &Appearance::changed, this, [this] { m_layers.repaintAll(); });
    connect(&NamedKeys::ofProgram(), &NamedKeys::changed, this,
            [this] { m_layers.redrawTouched(); });
    connect(&m_snapSettings, &SnapSettings::changed, this, [this] {
        m_state.gridStep = m_snapSettings.gridStep();
        m_layers.followGrid();
    });
    connect(&m_samples, &SampledPaths::changed, this, [this] { m_layers.redrawSamples(); });
    connect(&m_underlay, &ShownUnderlay::changed, this, [this] { m_layers.followUnderlay(); });
    startOver();
}

void Canvas::followEdits()
{
    connect(&m_document, &MapDocument::changed, this, [this](const nav::MapEdit& edit) {
        if (edit.settings && !haveSameGuides(*edit.settings))
            m_state.chosenGuide.reset();
        setSelectionShift({});
        forgetHandles();
        m_layers.followEdit(edit);
    });
    connect(&m_document, &MapDocument::wasReset, this, &Canvas::startOver);
    connect(&m_document, &MapDocument::historyChanged, this, [this] { setSelectionShift({}); });
    connect(&m_selection, &Selection::changed, this, [this] {
        setSelectionShift({});
        forgetHandles();
        if (!isBoxed())
            m_state.boxed.reset();
        if (!m_selection.isEmpty()) {
            m_playback.chooseAgent({});
            m_state.chosenGuide.reset();
        }
        tellView();
        m_graph.fresh().followSelection(m_selection.ids());
        m_layers.followSelection();
        emit touchedChanged();
    });
    connect(&m_selection.summary(), &SelectionSummary::found, this,
            [this] { m_layers.redrawTouched(); });
    connect(&m_selection.groups(), &GroupScope::changed, this,
            [this] { m_layers.redrawTouched(); });
}

void Canvas::followNavigation(const Overlays& overlays)
{
    const auto redraw = [this] { m_layers.redrawTouched(); };
    const auto repaint = [this] { m_layers.repaintAll(); };
    connect(&m_navigator, &Navigator::fieldEdited, this,
            [this](std::span<const nav::ObstacleChange> changes) { m_graph.followField(changes); });
    connect(&m_navigator, &Navigator::fieldReplaced, this, [this] { m_graph.forgetField(); });
    connect(&m_navigator, &Navigator::fieldChanged, this, redraw);
    connect(&m_navigator.shown(), &ShownAnswer::changed, this, [this] { m_layers.followPath(); });
    connect(&m_navigator, &Navigator::agentRadiusChanged, this, repaint);
    connect(&overlays, &Overlays::changed, this, repaint);
    connect(&m_navigator.graph(), &LiveGraph::changed, this, [this] {
        m_graph.fresh().followGraph(m_navigator.graph());
        m_layers.followGraph();
    });
    for (ShortMotion* motion : {&m_graph.fresh().near(), &m_graph.fresh().whole()})
        connect(motion, &ShortMotion::moved, this, [this] { m_layers.redrawEdges(); });
    connect(&m_navigator.flow(), &LiveFlow::changed, this, [this] { m_layers.followFlow(); });
}

void Canvas::followPlayback(const Playback& playback)
{
    const auto redraw = [this] { m_layers.redrawAgents(); };
    connect(&playback, &Playback::timeChanged, this, redraw);
    connect(&playback, &Playback::recordingGrew, this, redraw);
    connect(&playback, &Playback::recalled, this, redraw);
    connect(&playback, &Playback::agentChosen, this, [this] { m_layers.redrawTouched(); });
    connect(&playback, &Playback::recordingChanged, this, [this] {
        m_crowd.startOver();
        m_gaps.invalidate();
        tellView();
        m_layers.redrawAgents();
    });
}

bool Canvas::chooseRunningAgentAt(nav::Point at, double slop)
{
    const auto id = m_crowd.replacesMarkers() ? m_crowd.at(at, slop) : std::nullopt;
    const bool isFound = id && !m_document.map().find(*id);
    if (isFound)
        m_selection.clear();
    m_playback.chooseAgent(isFound ? id : std::nullopt);
    return isFound;
}

void Canvas::setMoving(bool moves)
{
    hintMotion().setMoving(moves);
    freshEdges().setMoving(moves);
}

/// They are found again when they are painted.
void Canvas::forgetHandles()
{
    m_state.hoveredHandle.reset();
    m_handles.forget();
}

void Canvas::startOver()
{
    forgetHandles();
    m_graph.fresh().forget();
    m_state.hoveredObject.reset();
    m_state.hoveredEdge.reset();
    m_state.hoveredVertex.reset();
    m_state.feedback = {};
    m_state.chosenGuide.reset();
    m_layers.repaintAll();
}

void Canvas::tellView()
{
    m_demand.setView({visible(), m_crowd.replacesMarkers() || m_state.search, m_selection.ids()});
}

nav::Box Canvas::visible() const { return drawing::toBox(m_state.visible); }

std::function<void(bool)> Canvas::tellsLater(void (Canvas::*signal)(bool))
{
    return [this, signal](bool value) {
        const auto tell = [this, signal, value] { emit(this->*signal)(value); };
        QMetaObject::invokeMethod(this, tell, Qt::QueuedConnection);
    };
}

void Canvas::setView(const nav::Box& visible, QSizeF viewport, double unitsPerPixel)
{
    m_state.visible = QRectF(visible.min.x, visible.min.y, visible.width(), visible.height());
    m_state.viewport = viewport;
    m_state.unitsPerPixel = unitsPerPixel;
    m_layers.followView();
    tellView();
}

void Canvas::setCoveredCorner(QSizeF size)
{
    m_state.coveredCorner = size;
    m_layers.redrawFeedback();
}

void Canvas::setHoveredObject(std::optional<nav::ObjectId> id, std::optional<nav::Point> at)
{
    if (id == m_state.hoveredObject)
        return;
    m_state.hoveredObject = id;
    m_state.hoveredAt = at;
    m_graph.fresh().followHovered(id.value_or(0));
    m_layers.redrawTouched();
    emit touchedChanged();
}

void Canvas::setHoveredEdge(std::optional<nav::TangentEdge> edge)
{
    if (edge == m_state.hoveredEdge)
        return;
    m_state.hoveredEdge = std::move(edge);
    m_layers.redrawHoveredEdge();
}

void Canvas::setPlayedEdges(std::shared_ptr<const nav::CompleteGraph> near)
{
    if (m_graph.setPlayed(std::move(near)))
        m_layers.redrawEdges();
}

void Canvas::setHoveredHandle(const std::optional<Handle>& handle)
{
    if (handle == m_state.hoveredHandle)
        return;
    m_state.hoveredHandle = handle;
    m_layers.redrawTouched();
}

void Canvas::setFeedback(Feedback feedback)
{
    m_state.feedback = std::move(feedback);
    m_layers.redrawFeedback();
}

void Canvas::setSelectionShift(nav::Point by)
{
    if (by == m_state.selectionShift)
        return;
    m_state.selectionShift = by;
    m_layers.redrawFeedback();
}

std::vector<std::size_t> Canvas::chosenVertices() const
{
    return validVertices(m_state.chosen, m_document.map(), m_selection.ids());
}

void Canvas::chooseVertices(std::vector<std::size_t> indices)
{
    m_state.chosen = {};
    if (m_selection.ids().size() == 1 && !indices.empty()) {
        const nav::ObjectId id = m_selection.ids().first();
        const auto* vertices = verticesOf(m_document.map().find(id)->geometry);
        const std::size_t count = vertices ? vertices->size() : 0;
        std::erase_if(indices, [count](std::size_t index) { return index >= count; });
        m_state.chosen = {id, count, std::move(indices)};
    }
    m_layers.redrawTouched();
    emit verticesChosen();
}

std::optional<GuideRef> Canvas::chosenGuide() const
{
    const nav::Guides& guides = m_document.map().settings.guides;
    const auto& chosen = m_state.chosenGuide;
    return chosen && guides.visible && guidePlace(guides, *chosen) ? chosen : std::nullopt;
}

void Canvas::chooseGuide(std::optional<GuideRef> guide)
{
    if (guide == m_state.chosenGuide)
        return;
    m_state.chosenGuide = guide;
    m_layers.redrawTouched();
}

bool Canvas::isBoxed() const
{
    return m_selection.ids().size() == 1 && m_state.boxed == m_selection.ids().first();
}

void Canvas::setBoxed(bool boxed)
{
    m_state.boxed.reset();
    if (boxed && m_selection.ids().size() == 1)
        m_state.boxed = m_selection.ids().first();
    m_layers.redrawTouched();
}

void Canvas::setPivot(std::optional<nav::Point> at)
{
    m_state.pivot.reset();
    if (at)
        m_state.pivot = ChosenPivot{m_handles.selected().box, *at};
    m_layers.redrawTouched();
}

void Canvas::setSimulating(bool simulating)
{
    m_state.isSimulating = simulating;
    tellView();
    m_layers.redrawAgents();
}

void Canvas::setSearch(const SearchPlay* search)
{
    m_state.search = search;
    m_state.hoveredVertex.reset();
    tellView();
    redrawSearch();
}

void Canvas::setTraced(const SearchPlay* search)
{
    m_state.traced = search;
    redrawSearch();
}

void Canvas::setHoveredVertex(std::optional<nav::Point> at)
{
    if (at == m_state.hoveredVertex)
        return;
    m_state.hoveredVertex = at;
    m_layers.redrawHoveredEdge();
}

void Canvas::redrawSearch() { m_layers.redrawSearch(); }

const nav::SearchTrace& Canvas::trace() const
{
    const SearchPlay* shown = m_tangents.play();
    return shown ? shown->history().trace() : m_navigator.answer().trace();
}

std::optional<SearchVertex> Canvas::searchVertexAt(nav::Point at, double slop) const
{
    if (!m_state.search || m_state.search->isEmpty())
        return std::nullopt;
    return editor::searchVertexAt(*m_state.search, m_seen.at(*m_state.search, m_state),
                                  m_sources.overlays, at, slop);
}

double Canvas::gridStep() const
{
    return m_state.gridStep > 0 ? m_state.gridStep
                                : drawing::gridSteps(1 / m_state.unitsPerPixel).fine;
}

void Canvas::setGridShown(bool shown)
{
    m_state.isGridShown = shown;
    m_layers.followGrid();
}

} // namespace thicket::editor
