#include "app/editor/navigation/graphworker.h"

#include <exception>
#include <utility>

namespace thicket::editor {

namespace {

using namespace std::chrono_literals;

nav::CompleteGraphOptions optionsOf(const GraphWorker::Order& order,
                                    const std::atomic<bool>& giveUp)
{
    nav::CompleteGraphOptions options;
    options.window = order.window;
    options.maxSurfingEdges = order.maxSurfingEdges;
    options.cancel = &giveUp;
    return options;
}

/// Looks at few discs, a fraction of the time that the truncated graph took.
double sizeOf(const GraphWorker::Order& order, const std::atomic<bool>& giveUp)
{
    const double edges =
        nav::CompleteGraph::estimatedSurfing(order.field, optionsOf(order, giveUp));
    return giveUp ? 0 : edges; // it may have been interrupted
}

std::shared_ptr<const nav::CompleteGraph> build(const GraphWorker::Order& order,
                                                const std::atomic<bool>& giveUp)
{
    auto graph = std::make_shared<nav::CompleteGraph>();
    try {
        *graph = nav::CompleteGraph::build(order.field, optionsOf(order, giveUp));
    } catch (const std::exception&) {
        // Running out of memory must not end the editor. It is treated as too many edges to show.
        graph->truncated = true;
    }
    if (graph->cancelled) { // no result: a newer order has replaced this one
        graph->surfing.clear();
        graph->hugging.clear();
        graph->truncated = true;
    }
    return graph;
}

} // namespace

GraphWorker::GraphWorker(QObject* parent) : WatchedJob(parent)
{
    m_patience.setSingleShot(true);
    setPatience(4s);
    connect(&m_patience, &QTimer::timeout, this, [this] { m_job.giveUp(); });
}

void GraphWorker::order(Order order)
{
    if (!m_isAwaited)
        m_patience.start();
    m_clock.start();
    m_job.order([this, order = std::move(order)](const std::atomic<bool>& giveUp) {
        auto graph = build(order, giveUp);
        const bool isTooLarge = graph->truncated && !graph->cancelled;
        const double surfing = isTooLarge ? sizeOf(order, giveUp) : 0;
        return NewestJob::Report([this, graph, surfing] {
            m_patience.stop();
            emit ended();
            emit finished(graph, surfing);
        });
    });
    emit begun();
}

void GraphWorker::setAwaited(bool awaited)
{
    if (awaited == m_isAwaited)
        return;
    m_isAwaited = awaited;
    if (!isBusy())
        return;
    if (awaited)
        m_patience.stop();
    else
        m_patience.start();
    emit begun();
}

void GraphWorker::cancel()
{
    m_patience.stop();
    m_job.cancel();
    emit ended();
}

void GraphWorker::stop()
{
    m_patience.stop();
    m_job.stop();
    emit ended();
}

} // namespace thicket::editor
