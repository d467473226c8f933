#include "app/editor/navigation/livegraph.h"

#include "app/editor/navigation/livefield.h"

#include <chrono>
#include <utility>

namespace thicket::editor {

namespace {

using namespace std::chrono_literals;

constexpr auto delay = 150ms;
/// Up to this many discs the graph of all of them is built, so that panning never waits for it.
constexpr std::size_t fewDiscs = 600;

} // namespace

LiveGraph::LiveGraph(const LiveField& field, QObject* parent) : QObject(parent), m_field(field)
{
    m_delay.setSingleShot(true);
    m_delay.setInterval(delay);
    connect(&m_delay, &QTimer::timeout, this, &LiveGraph::order);
    connect(&m_worker, &GraphWorker::finished, this, &LiveGraph::take);
    connect(&m_rest, &RestGraph::ready, this, [this] { grow({}); });
}

void LiveGraph::setWanted(bool wanted)
{
    if (wanted == m_isWanted)
        return;
    m_isWanted = wanted;
    if (wanted && (!m_graph || m_isStale)) {
        schedule();
    } else if (!wanted) {
        m_delay.stop();
        m_worker.cancel();
        m_rest.forget();
    }
}

void LiveGraph::setWindow(const nav::Box& window)
{
    if (window == m_window)
        return;
    m_window = window;
    if (isSmall())
        return;
    // A window inside that of the graph needs no new one, unless the graph was too large to show.
    const bool covered = m_graph && !m_isStale && !m_graph->truncated && m_graphWindow &&
                         m_graphWindow->encloses(window);
    if (!covered)
        outdate();
}

bool LiveGraph::isSmall() const { return m_field.field().discCount() <= fewDiscs; }

void LiveGraph::outdate()
{
    const bool wasStale = std::exchange(m_isStale, m_graph != nullptr);
    m_worker.cancel();
    schedule();
    if (m_isStale != wasStale || !m_graph)
        emit changed();
}

void LiveGraph::follow(std::span<const nav::ObstacleChange> changes)
{
    if (grow(changes))
        return;
    // Two changes in a short time are a drag.
    if (m_delay.isActive() && m_graph && !m_graph->truncated)
        m_rest.aim(m_field.field(), changes, scope());
    outdate();
}

void LiveGraph::prepare(std::span<const nav::ObstacleChange> dragged)
{
    const bool isFresh = m_isWanted && m_graph && !m_isStale && !m_graph->truncated;
    if (isFresh && !dragged.empty() && !m_field.isLate())
        m_rest.aim(m_field.field(), dragged, scope());
}

/// Updates the graph from the rest graph. False if the rest graph cannot give it.
bool LiveGraph::grow(std::span<const nav::ObstacleChange> changes)
{
    if (!m_isWanted)
        return false;
    auto grown = m_rest.follow(m_field.field(), changes, scope());
    if (!grown)
        return false;
    m_delay.stop();
    m_worker.cancel();
    m_touched.reset();
    if (std::exchange(m_isOfRest, true)) {
        m_touched = m_grown;
        enclose(*m_touched, grown->touched);
    }
    m_grown = grown->touched;
    m_graph = std::make_shared<const nav::CompleteGraph>(std::move(grown->graph));
    m_graphWindow = scope().window;
    m_isStale = false;
    emit changed();
    return true;
}

RestGraph::Scope LiveGraph::scope() const { return {isSmall() ? std::nullopt : m_window, limit}; }

void LiveGraph::letGo()
{
    m_worker.stop();
    m_rest.letGo();
}

void LiveGraph::startOver()
{
    m_graph.reset();
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
    m_worker.order({m_field.field(), m_orderedWindow, limit});
}

void LiveGraph::take(std::shared_ptr<const nav::CompleteGraph> graph)
{
    m_graph = std::move(graph);
    m_graphWindow = m_orderedWindow;
    m_isStale = false;
    m_isOfRest = false;
    m_touched.reset();
    emit changed();
}

} // namespace thicket::editor
