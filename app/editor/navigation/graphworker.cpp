#include "app/editor/navigation/graphworker.h"

#include <QMetaObject>

#include <exception>
#include <utility>

namespace thicket::editor {

namespace {

std::shared_ptr<const nav::CompleteGraph> build(const GraphWorker::Order& order,
                                                const std::atomic<bool>& giveUp)
{
    nav::CompleteGraphOptions options;
    options.window = order.window;
    options.maxSurfingEdges = order.maxSurfingEdges;
    options.cancel = &giveUp;
    auto graph = std::make_shared<nav::CompleteGraph>();
    try {
        *graph = nav::CompleteGraph::build(order.field, options);
    } catch (const std::exception&) {
        // Out of memory must not take the editor down: as if there were too many edges to show.
        graph->truncated = true;
    }
    return graph;
}

} // namespace

GraphWorker::GraphWorker(QObject* parent) : QObject(parent), m_thread([this] { run(); }) {}

GraphWorker::~GraphWorker()
{
    {
        const std::lock_guard lock(m_mutex);
        m_next.reset();
        m_quit = true;
        m_giveUp = true;
    }
    m_wake.notify_one();
    m_thread.join();
}

void GraphWorker::order(Order order)
{
    ++m_newest;
    m_busy = true;
    {
        const std::lock_guard lock(m_mutex);
        m_next = std::move(order);
        m_nextNumber = m_newest;
        m_giveUp = true;
    }
    m_wake.notify_one();
}

void GraphWorker::cancel()
{
    ++m_newest;
    m_busy = false;
    const std::lock_guard lock(m_mutex);
    m_next.reset();
    m_giveUp = true;
}

void GraphWorker::run()
{
    std::unique_lock lock(m_mutex);
    while (true) {
        m_wake.wait(lock, [this] { return m_quit || m_next; });
        if (m_quit)
            return;
        const Order order = *std::exchange(m_next, std::nullopt);
        const std::uint64_t number = m_nextNumber;
        // Under the lock: an order that comes later must find its flag still up.
        m_giveUp = false;
        lock.unlock();
        auto graph = build(order, m_giveUp);
        if (!graph->cancelled) {
            QMetaObject::invokeMethod(
                this, [this, number, graph] { deliver(number, graph); }, Qt::QueuedConnection);
        }
        lock.lock();
    }
}

void GraphWorker::deliver(std::uint64_t number, std::shared_ptr<const nav::CompleteGraph> graph)
{
    if (number != m_newest)
        return;
    m_busy = false;
    emit finished(std::move(graph));
}

} // namespace thicket::editor
