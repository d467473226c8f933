#include "app/editor/navigation/graphworker.h"

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

void GraphWorker::order(Order order)
{
    m_job.order([this, order = std::move(order)](const std::atomic<bool>& giveUp) {
        auto graph = build(order, giveUp);
        return graph->cancelled ? NewestJob::Telling()
                                : NewestJob::Telling([this, graph] { emit finished(graph); });
    });
}

} // namespace thicket::editor
