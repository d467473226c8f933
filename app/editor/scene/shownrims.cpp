#include "app/editor/scene/shownrims.h"

#include "app/editor/navigation/graphscope.h"
#include "app/editor/navigation/livegraph.h"

#include <algorithm>
#include <iterator>
#include <numbers>
#include <tuple>
#include <utility>

namespace thicket::editor {

namespace {

/// A whole rim has no beginning: which of its contacts is the first must not count as a change.
nav::HuggingEdge withoutSeam(nav::HuggingEdge arc)
{
    constexpr double fullTurn = 2 * std::numbers::pi;
    if (arc.sweep() > fullTurn - 1e-9) {
        arc.from = 0;
        arc.to = fullTurn;
    }
    return arc;
}

auto keyOf(const nav::HuggingEdge& arc)
{
    return std::tuple(arc.center.x, arc.center.y, arc.radius, arc.from, arc.to);
}

bool isBefore(const nav::HuggingEdge& a, const nav::HuggingEdge& b) { return keyOf(a) < keyOf(b); }

/// The arcs of the graph, sorted.
std::vector<nav::HuggingEdge> arcsOf(const LiveGraph& graph)
{
    std::vector<nav::HuggingEdge> arcs;
    if (graph.step()) {
        const auto& [rest, difference] = *graph.step();
        const auto& outdated = difference.outdated;
        std::copy_if(rest->arcs.begin(), rest->arcs.end(), std::back_inserter(arcs),
                     [&](const nav::HuggingEdge& arc) {
                         return !std::binary_search(outdated.begin(), outdated.end(),
                                                    arc.contact.disc);
                     });
        const auto added = joinedArcs(difference.hugging);
        arcs.insert(arcs.end(), added.begin(), added.end());
    } else {
        arcs = joinedArcs(graph.graph()->hugging);
    }
    std::transform(arcs.begin(), arcs.end(), arcs.begin(), withoutSeam);
    std::sort(arcs.begin(), arcs.end(), isBefore);
    return arcs;
}

} // namespace

std::optional<std::vector<nav::Box>> ShownRims::follow(const LiveGraph* graph)
{
    const void* rest = graph && graph->step() ? graph->step()->rest.get() : nullptr;
    std::vector<nav::HuggingEdge> arcs;
    if (graph)
        arcs = arcsOf(*graph);
    std::swap(arcs, m_arcs);
    if (std::exchange(m_rest, rest) != rest || !rest)
        return {};
    std::vector<nav::HuggingEdge> changed;
    std::set_symmetric_difference(arcs.begin(), arcs.end(), m_arcs.begin(), m_arcs.end(),
                                  std::back_inserter(changed), isBefore);
    std::vector<nav::Box> boxes;
    for (const nav::HuggingEdge& arc : changed) {
        const nav::Point reach{arc.radius, arc.radius};
        boxes.push_back({arc.center - reach, arc.center + reach});
    }
    return boxes;
}

} // namespace thicket::editor
