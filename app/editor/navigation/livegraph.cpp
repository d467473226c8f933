#include "app/editor/navigation/livegraph.h"

#include "app/editor/navigation/livefield.h"

#include <chrono>
#include <utility>

namespace thicket::editor {

namespace {

using namespace std::chrono_literals;

constexpr auto delay = 150ms;
/// Up to this many discs the graph of all of them is built, so that panning never waits for it.
constexpr std::size_t discsOfSmallGraph = 600;

} // namespace

LiveGraph::LiveGraph(const LiveField& field, QObject* parent) : QObject(parent), m_field(field)
{
    m_delay.setSingleShot(true);
    m_delay.setInterval(delay);
    connect(&m_delay, &QTimer::timeout, this, &LiveGraph::order);
    connect(&m_worker, &GraphWorker::finished, this, &LiveGraph::take);
    connect(&m_rest, &RestGraph::ready, this, [this] { grow({}); });
    connect(&m_rest, &RestGraph::refused, this, &LiveGraph::refuse);
}

const std::shared_ptr<const nav::CompleteGraph>& LiveGraph::graph() const
{
    if (!m_graph && m_step)
        m_graph = std::make_shared<const nav::CompleteGraph>(
            nav::withDifference(m_step->rest->graph, m_step->difference));
    return m_graph;
}

std::size_t LiveGraph::surfingCount() const
{
    return m_step ? m_step->surfingCount() : m_graph ? m_graph->surfing.size() : 0;
}

std::size_t LiveGraph::huggingCount() const
{
    return m_step ? m_step->huggingCount() : m_graph ? m_graph->hugging.size() : 0;
}

void LiveGraph::setWanted(bool wanted)
{
    if (wanted == m_isWanted)
        return;
    m_isWanted = wanted;
    if (wanted && (!hasGraph() || m_isStale)) {
        schedule();
    } else if (!wanted) {
        m_delay.stop();
        m_worker.cancel();
        m_rest.forget();
        m_isLate = false;
    }
}

void LiveGraph::setFollowing(bool following)
{
    if (m_isFollowing && !following)
        m_rest.forget(); // it would miss edits
    m_isFollowing = following;
}

void LiveGraph::setAwaited(bool awaited)
{
    if (awaited == m_isAwaited)
        return;
    m_isAwaited = awaited;
    m_worker.setAwaited(awaited);
    if (awaited && m_graph && m_graph->cancelled)
        outdate();
}

void LiveGraph::setWindow(const nav::Box& window)
{
    if (window == m_window)
        return;
    m_window = window;
    m_isDense = m_isDense || (m_graph && m_graph->truncated);
    if (isSmall())
        return;
    // A window inside that of the graph needs no new one, unless the graph was too large to show.
    const bool covered =
        isWhole() && !m_isStale && m_graphWindow && m_graphWindow->encloses(window);
    if (covered)
        return;
    m_rest.forget(); // of another window
    outdate();
}

bool LiveGraph::isSmall() const
{
    return !m_isDense && m_field.field().discCount() <= discsOfSmallGraph;
}

void LiveGraph::awaitRadius()
{
    const bool isDrag = m_isWanted && (m_isStale || m_field.isLate());
    if (isDrag && hasGraph() && !std::exchange(m_isLate, true))
        emit changed();
}

void LiveGraph::outdate()
{
    ++m_asked;
    const bool wasStale = std::exchange(m_isStale, hasGraph());
    m_worker.cancel();
    schedule();
    if (m_isStale != wasStale || !hasGraph())
        emit changed();
}

void LiveGraph::follow(std::span<const nav::ObstacleChange> changes)
{
    ++m_asked;
    if (m_isFollowing && grow(changes))
        return;
    // Two changes in a short time are a drag.
    const bool isDrag = m_delay.isActive() || m_worker.isBusy();
    if (isDrag && m_isFollowing && !isRefused())
        m_rest.aim(m_field.field(), changes, scope());
    const bool becomesLate = isDrag && hasGraph() && !std::exchange(m_isLate, true);
    const bool wasStale = m_isStale;
    outdate();
    if (becomesLate && wasStale)
        emit changed();
}

void LiveGraph::prepare(std::span<const nav::ObstacleChange> dragged)
{
    const bool isFresh = m_isWanted && isWhole() && !m_isStale;
    if (isFresh && !dragged.empty() && !m_field.isLate())
        m_rest.aim(m_field.field(), dragged, scope());
}

/// Updates the graph from the rest graph. False if the rest graph cannot give it.
bool LiveGraph::grow(std::span<const nav::ObstacleChange> changes)
{
    if (!m_isWanted)
        return false;
    auto step = m_rest.follow(m_field.field(), changes, scope());
    if (!step)
        return false;
    m_delay.stop();
    m_worker.cancel();
    m_touched.reset();
    if (m_step && m_step->rest == step->rest) {
        m_touched = m_step->difference.touched;
        enclose(*m_touched, step->difference.touched);
    }
    m_step = std::move(step);
    m_graph.reset();
    m_graphWindow = scope().window;
    m_isStale = false;
    m_isLate = false;
    m_revision = m_asked;
    emit changed();
    return true;
}

/// The rest graph has too many edges, so the whole graph has, too.
void LiveGraph::refuse()
{
    m_delay.stop();
    m_worker.cancel();
    m_orderedWindow = scope().window;
    auto graph = std::make_shared<nav::CompleteGraph>();
    graph->truncated = true;
    take(std::move(graph), 0);
}

/// Whether the graph of this window is known to have too many edges.
bool LiveGraph::isRefused() const
{
    return m_graph && m_graph->truncated && !m_graph->cancelled && m_graphWindow == scope().window;
}

RestGraph::Scope LiveGraph::scope() const { return {isSmall() ? std::nullopt : m_window, m_limit}; }

void LiveGraph::letGo()
{
    m_worker.stop();
    m_rest.letGo();
}

void LiveGraph::startOver()
{
    m_graph.reset();
    m_step.reset();
    m_isDense = false;
    m_isLate = false;
    m_rest.forget();
}

void LiveGraph::schedule()
{
    if (m_isWanted)
        m_delay.start();
}

void LiveGraph::order()
{
    if (m_field.isLate())
        return; // outdate() is called again when the field is ready
    m_orderedWindow = scope().window;
    m_worker.order({m_field.field(), m_orderedWindow, m_limit});
}

void LiveGraph::take(std::shared_ptr<const nav::CompleteGraph> graph, double surfing)
{
    if (graph->truncated && isSmall() && m_window) {
        m_isDense = true;
        m_rest.forget(); // of all discs
        return order();
    }
    m_estimate = surfing;
    m_graph = std::move(graph);
    m_graphWindow = m_orderedWindow;
    m_isStale = false;
    m_isLate = false;
    m_revision = m_asked;
    m_step.reset();
    m_touched.reset();
    emit changed();
}

} // namespace thicket::editor
