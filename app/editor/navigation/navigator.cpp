#include "app/editor/navigation/navigator.h"

#include "app/editor/document/mapdocument.h"
#include "app/editor/navigation/graphworker.h"
#include "app/editor/navigation/liveflow.h"

#include <QElapsedTimer>

#include <algorithm>
#include <cassert>
#include <chrono>
#include <cmath>
#include <utility>

namespace thicket::editor {

namespace {

using namespace std::chrono_literals;

constexpr auto graphDelay = 150ms;
/// Up to this many discs the graph is made of all of them, so that panning never waits for it.
constexpr std::size_t fewDiscs = 600;
constexpr double coordinateLimit = 1e9;

std::optional<nav::Shape> shapeOf(const std::optional<nav::MapObject>& object)
{
    return object ? nav::obstacleShape(object->geometry) : std::nullopt;
}

bool changesObstacles(const nav::MapEdit& edit)
{
    if (edit.settings &&
        nav::boundingWalls(edit.settings->before) != nav::boundingWalls(edit.settings->after))
        return true;
    return std::any_of(edit.entries.begin(), edit.entries.end(),
                       [](const nav::MapEdit::Entry& entry) {
                           return shapeOf(entry.before) != shapeOf(entry.after);
                       });
}

bool inRange(const std::optional<nav::Point>& p)
{
    return p && std::abs(p->x) <= coordinateLimit && std::abs(p->y) <= coordinateLimit;
}

bool encloses(const nav::Box& outer, const nav::Box& inner)
{
    return outer.contains(inner.min) && outer.contains(inner.max);
}

} // namespace

Navigator::Navigator(MapDocument& document, QObject* parent)
    : QObject(parent), m_document(document), m_worker(std::make_unique<GraphWorker>()),
      m_flow(std::make_unique<LiveFlow>())
{
    m_graphDelay.setSingleShot(true);
    m_graphDelay.setInterval(graphDelay);
    connect(&m_graphDelay, &QTimer::timeout, this, &Navigator::orderGraph);
    connect(m_worker.get(), &GraphWorker::finished, this, &Navigator::takeGraph);
    connect(&document, &MapDocument::changed, this, &Navigator::follow);
    connect(&document, &MapDocument::wasReset, this, &Navigator::startOver);
    rebuildField();
}

Navigator::~Navigator() = default;

void Navigator::startOver()
{
    m_formerPath = {};
    m_graph.reset();
    m_probeStart.reset();
    m_probeGoal.reset();
    const double radius =
        m_radiusChoice ? m_radiusChoice(m_document.map(), m_agentRadius) : m_agentRadius;
    if (std::exchange(m_agentRadius, radius) != radius)
        emit agentRadiusChanged(radius);
    rebuildField();
}

void Navigator::setAgentRadius(double radius)
{
    assert(std::isfinite(radius) && radius >= 0);
    if (radius == m_agentRadius)
        return;
    m_agentRadius = radius;
    emit agentRadiusChanged(radius);
    // Without a rebuild, so that dragging the radius stays smooth on large maps.
    takeField(m_fieldProblem.isEmpty() ? m_field.withAgentRadius(radius) : builtField());
}

std::optional<nav::Point> Navigator::start() const
{
    if (m_probeStart)
        return m_probeStart;
    const nav::MapObject* marker = m_document.map().start();
    return marker ? std::optional(std::get<nav::StartMarker>(marker->geometry).position)
                  : std::nullopt;
}

std::optional<nav::Point> Navigator::goal() const
{
    if (m_probeGoal)
        return m_probeGoal;
    const nav::MapObject* marker = m_document.map().goal();
    return marker ? std::optional(std::get<nav::GoalMarker>(marker->geometry).position)
                  : std::nullopt;
}

void Navigator::setProbe(std::optional<nav::Point> start, std::optional<nav::Point> goal)
{
    if (start == m_probeStart && goal == m_probeGoal)
        return;
    m_probeStart = start;
    m_probeGoal = goal;
    search();
}

void Navigator::setPruning(const nav::Pruning& pruning)
{
    if (pruning == m_pruning)
        return;
    m_pruning = pruning;
    search();
}

void Navigator::setTraced(bool traced)
{
    if (traced == m_isTraced)
        return;
    m_isTraced = traced;
    search();
}

const nav::Path& Navigator::path() const
{
    static const nav::Path none;
    return m_result ? m_result->path : none;
}

void Navigator::beginComparison()
{
    m_formerPath = path();
    emit pathChanged();
}

void Navigator::endComparison()
{
    if (m_formerPath.isEmpty())
        return;
    m_formerPath = {};
    emit pathChanged();
}

void Navigator::follow(const nav::MapEdit& edit)
{
    if (changesObstacles(edit))
        rebuildField();
    else if (!edit.entries.empty())
        search();
    else
        aimFlow(); // the sheet may be larger now
}

Result<nav::ObstacleField> Navigator::builtField() const
{
    return nav::ObstacleField::build(nav::obstacles(m_document.map()), m_agentRadius);
}

void Navigator::rebuildField() { takeField(builtField()); }

void Navigator::takeField(const Result<nav::ObstacleField>& field)
{
    m_field = field ? field.value() : nav::ObstacleField();
    m_fieldProblem = field ? QString() : QString::fromStdString(field.error().text());
    m_flow->outdate();
    emit fieldChanged();
    search();
    invalidateGraph();
}

void Navigator::search()
{
    m_result.reset();
    m_trace = {};
    m_searchMilliseconds = 0;
    if (m_fieldProblem.isEmpty() && inRange(start()) && inRange(goal())) {
        QElapsedTimer timer;
        timer.start();
        nav::PathOptions options;
        options.trace = m_isTraced ? &m_trace : nullptr;
        options.pruning = m_pruning;
        m_result = nav::findPath(m_field, *start(), *goal(), options);
        m_searchMilliseconds = static_cast<double>(timer.nsecsElapsed()) / 1e6;
    }
    aimFlow();
    emit pathChanged();
}

void Navigator::aimFlow()
{
    if (!m_flowWanted || !m_fieldProblem.isEmpty() || !inRange(goal()))
        m_flow->stop();
    else
        m_flow->aim(m_field, flowArea(m_document.map(), *goal(), m_agentRadius), *goal());
}

void Navigator::setFlowWanted(bool wanted)
{
    if (wanted == m_flowWanted)
        return;
    m_flowWanted = wanted;
    aimFlow();
}

void Navigator::setGraphWanted(bool wanted)
{
    if (wanted == m_graphWanted)
        return;
    m_graphWanted = wanted;
    if (wanted && (!m_graph || m_graphStale)) {
        scheduleGraph();
    } else if (!wanted) {
        m_graphDelay.stop();
        m_worker->cancel();
    }
}

void Navigator::setGraphWindow(const nav::Box& window)
{
    if (window == m_window)
        return;
    m_window = window;
    if (isSmall())
        return;
    // A part of what the graph was made for needs nothing new, unless that was too much to show.
    const bool covered = m_graph && !m_graphStale && !m_graph->truncated && m_graphWindow &&
                         encloses(*m_graphWindow, window);
    if (!covered)
        invalidateGraph();
}

bool Navigator::isSmall() const { return m_field.discs().size() <= fewDiscs; }

void Navigator::invalidateGraph()
{
    const bool wasStale = std::exchange(m_graphStale, m_graph != nullptr);
    m_worker->cancel();
    scheduleGraph();
    if (m_graphStale != wasStale || !m_graph)
        emit graphChanged();
}

void Navigator::scheduleGraph()
{
    if (m_graphWanted)
        m_graphDelay.start();
}

void Navigator::orderGraph()
{
    m_orderedWindow = isSmall() ? std::nullopt : m_window;
    m_worker->order({m_field, m_orderedWindow, graphLimit});
}

void Navigator::takeGraph(std::shared_ptr<const nav::CompleteGraph> graph)
{
    m_graph = std::move(graph);
    m_graphWindow = m_orderedWindow;
    m_graphStale = false;
    emit graphChanged();
}

} // namespace thicket::editor
