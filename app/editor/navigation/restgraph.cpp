#include "app/editor/navigation/restgraph.h"

#include "app/editor/navigation/draggedcorners.h"
#include "app/editor/navigation/graphscope.h"
#include "libnav/geometry/distance.h"
#include "libnav/map/mapobject.h"

#include <algorithm>
#include <chrono>
#include <exception>
#include <utility>

namespace thicket::editor {

namespace {

/// A field that is moved to the job, so that nothing else holds it.
struct Handed {
    nav::ObstacleField field;
    std::promise<void> copied;
};

std::vector<std::uint32_t> huggingCounts(const nav::CompleteGraph& graph)
{
    std::vector<std::uint32_t> counts;
    for (const nav::HuggingEdge& edge : graph.hugging) {
        if (edge.contact.disc >= counts.size())
            counts.resize(edge.contact.disc + 1);
        ++counts[edge.contact.disc];
    }
    return counts;
}

std::shared_ptr<const RestEdges> build(Handed& handed,
                                       const std::vector<nav::ObstacleChange>& removals,
                                       const RestGraph::Scope& scope,
                                       const std::atomic<bool>& giveUp)
{
    nav::ObstacleField field = std::exchange(handed.field, nav::ObstacleField());
    const auto applied = field.apply(removals); // which copies it
    handed.copied.set_value();
    if (!applied)
        return nullptr;
    nav::CompleteGraphOptions options;
    options.window = scope.window;
    options.maxSurfingEdges = scope.maxSurfingEdges;
    options.cancel = &giveUp;
    auto rest = std::make_shared<RestEdges>();
    rest->graph = nav::CompleteGraph::build(field, options);
    if (rest->graph.cancelled)
        return nullptr;
    rest->arcs = joinedArcs(rest->graph.hugging);
    rest->huggingCounts = huggingCounts(rest->graph);
    return rest;
}

} // namespace

std::size_t GraphStep::surfingCount() const
{
    return rest->graph.surfing.size() - difference.removed.size() + difference.added.size();
}

std::size_t GraphStep::huggingCount() const
{
    std::size_t count = rest->graph.hugging.size() + difference.hugging.size();
    for (const nav::DiscIndex disc : difference.outdated)
        count -= disc < rest->huggingCounts.size() ? rest->huggingCounts[disc] : 0;
    return count;
}

RestGraph::RestGraph(QObject* parent) : QObject(parent) {}

RestGraph::~RestGraph() = default;

bool RestGraph::isFor(const nav::ObstacleField& field, std::span<const nav::ObstacleChange> changes,
                      const Scope& scope) const
{
    return m_isAimed && scope == m_scope && field.numbering() == m_numbering &&
           field.agentRadius() == m_agentRadius &&
           std::all_of(changes.begin(), changes.end(), [this](const nav::ObstacleChange& change) {
               return m_dragged.contains(change.id) &&
                      !(change.after && nav::isInverted(*change.after));
           });
}

void RestGraph::note(std::span<const nav::ObstacleChange> changes)
{
    for (const nav::ObstacleChange& change : changes)
        m_dragged[change.id] = change.after ? nav::boundingBox(*change.after) : nav::Box();
}

void RestGraph::aim(const nav::ObstacleField& field, std::span<const nav::ObstacleChange> changes,
                    const Scope& scope)
{
    if (isFor(field, changes, scope))
        return;
    forget();
    if (changes.size() > mostDragged || !haveFewCorners(changes))
        return;
    note(changes);
    m_scope = scope;
    m_numbering = field.numbering();
    m_agentRadius = field.agentRadius();
    m_isAimed = true;
    order(field);
}

void RestGraph::order(const nav::ObstacleField& field)
{
    auto handed = std::make_shared<Handed>();
    handed->field = field;
    m_copied = handed->copied.get_future().share();
    std::vector<nav::ObstacleChange> removals;
    for (const auto& [id, box] : m_dragged)
        removals.push_back({id, std::nullopt});
    m_job.order([this, handed, removals, scope = m_scope](const std::atomic<bool>& giveUp) {
        std::shared_ptr<const RestEdges> rest;
        try {
            rest = build(*handed, removals, scope, giveUp);
        } catch (const std::exception&) {
            // Running out of memory must not end the editor. The graph follows when the drag
            // pauses.
        }
        return NewestJob::Report([this, rest] { take(rest); });
    });
}

void RestGraph::take(const std::shared_ptr<const RestEdges>& rest)
{
    if (!rest)
        return;
    if (rest->graph.truncated)
        return emit refused();
    m_rest = rest;
    emit ready();
}

std::shared_ptr<const GraphStep> RestGraph::follow(const nav::ObstacleField& field,
                                                   std::span<const nav::ObstacleChange> changes,
                                                   const Scope& scope)
{
    if (!isFor(field, changes, scope))
        return {};
    note(changes);
    if (!m_rest || !haveFewCorners(changes))
        return {};
    std::vector<nav::Box> boxes;
    for (const auto& [id, box] : m_dragged) {
        if (!box.isEmpty())
            boxes.push_back(box);
    }
    nav::CompleteGraphOptions options;
    options.window = scope.window;
    options.maxSurfingEdges = scope.maxSurfingEdges;
    auto difference = nav::graphDifference(m_rest->graph, field, boxes, options);
    if (!difference || difference->truncated)
        return {};
    return std::make_shared<const GraphStep>(GraphStep{m_rest, *std::move(difference)});
}

void RestGraph::forget()
{
    m_job.cancel();
    m_isAimed = false;
    m_rest.reset();
    m_dragged.clear();
}

bool RestGraph::isCopying() const
{
    return m_copied.valid() &&
           m_copied.wait_for(std::chrono::seconds(0)) != std::future_status::ready;
}

void RestGraph::letGo()
{
    if (m_copied.valid())
        m_copied.wait();
    m_copied = {};
}

} // namespace thicket::editor
