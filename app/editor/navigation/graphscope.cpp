#include "app/editor/navigation/graphscope.h"

#include <QSet>

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <numeric>

namespace thicket::editor {

namespace {

using ObstacleSet = QSet<nav::ObjectId>;

/// Pairs of discs looked at by one nearGraph, each at most four rays.
constexpr std::size_t pairLimit = 200'000;

ObstacleSet setOf(const QList<nav::ObjectId>& ids) { return ObstacleSet(ids.begin(), ids.end()); }

bool touches(const nav::Contact& contact, const ObstacleSet& obstacles)
{
    return contact.kind == nav::Contact::Kind::disc && obstacles.contains(contact.obstacle);
}

bool isDisc(const nav::Contact& contact, nav::DiscIndex disc)
{
    return contact.kind == nav::Contact::Kind::disc && contact.disc == disc;
}

std::vector<nav::DiscIndex> discsOf(const nav::ObstacleField& field, const ObstacleSet& obstacles)
{
    std::vector<nav::DiscIndex> indices;
    const auto discs = field.discs();
    for (std::size_t i = 0; i < discs.size(); ++i) {
        if (obstacles.contains(discs[i].obstacle))
            indices.push_back(static_cast<nav::DiscIndex>(i));
    }
    return indices;
}

/// Adds the edges of one disc, but for those to discs before `done` in `discs`, which have them.
void addEdgesOf(nav::CompleteGraph& graph, const nav::ObstacleField& field,
                const std::vector<nav::DiscIndex>& discs, std::size_t done)
{
    const nav::DiscIndex disc = discs[done];
    nav::CompleteGraphOptions options;
    // The smallest window that is sure to meet the disc's box, and few others.
    const nav::Point center = field.discs()[disc].center;
    options.window = nav::Box{center, center};
    const nav::CompleteGraph around = nav::CompleteGraph::build(field, options);

    const auto isDone = [&](const nav::Contact& contact) {
        return std::any_of(discs.begin(), discs.begin() + static_cast<std::ptrdiff_t>(done),
                           [&](nav::DiscIndex other) { return isDisc(contact, other); });
    };
    for (const nav::SurfingEdge& edge : around.surfing) {
        const bool leaves = isDisc(edge.fromContact, disc);
        const bool arrives = isDisc(edge.toContact, disc);
        if ((leaves && !isDone(edge.toContact)) || (arrives && !isDone(edge.fromContact)))
            graph.surfing.push_back(edge);
    }
    std::copy_if(around.hugging.begin(), around.hugging.end(), std::back_inserter(graph.hugging),
                 [&](const nav::HuggingEdge& edge) { return isDisc(edge.contact, disc); });
}

std::vector<nav::DiscIndex> discsIn(const nav::ObstacleField& field,
                                    const std::optional<nav::Box>& window)
{
    if (window)
        return field.discsIn(*window);
    std::vector<nav::DiscIndex> all(field.discs().size());
    std::iota(all.begin(), all.end(), nav::DiscIndex{0});
    return all;
}

} // namespace

std::vector<nav::SurfingEdge> surfingOf(const nav::CompleteGraph& graph,
                                        const QList<nav::ObjectId>& obstacles)
{
    const ObstacleSet wanted = setOf(obstacles);
    std::vector<nav::SurfingEdge> edges;
    std::copy_if(graph.surfing.begin(), graph.surfing.end(), std::back_inserter(edges),
                 [&](const nav::SurfingEdge& edge) {
                     return touches(edge.fromContact, wanted) || touches(edge.toContact, wanted);
                 });
    return edges;
}

std::vector<nav::HuggingEdge> huggingOf(const nav::CompleteGraph& graph,
                                        const QList<nav::ObjectId>& obstacles)
{
    const ObstacleSet wanted = setOf(obstacles);
    std::vector<nav::HuggingEdge> edges;
    std::copy_if(graph.hugging.begin(), graph.hugging.end(), std::back_inserter(edges),
                 [&](const nav::HuggingEdge& edge) { return touches(edge.contact, wanted); });
    return edges;
}

nav::CompleteGraph nearGraph(const nav::ObstacleField& field, const QList<nav::ObjectId>& obstacles)
{
    nav::CompleteGraph graph;
    const std::vector<nav::DiscIndex> discs = discsOf(field, setOf(obstacles));
    const std::size_t affordable =
        std::max<std::size_t>(1, pairLimit / std::max<std::size_t>(1, field.discs().size()));
    graph.truncated = discs.size() > affordable;
    for (std::size_t i = 0; i < std::min(discs.size(), affordable); ++i)
        addEdgesOf(graph, field, discs, i);
    return graph;
}

std::vector<nav::SurfingEdge> tangentsFrom(const nav::ObstacleField& field, nav::Point from,
                                           nav::Contact::Kind kind,
                                           const std::optional<nav::Box>& window)
{
    std::vector<nav::SurfingEdge> edges;
    if (field.obstacleAt(from))
        return edges;
    for (const nav::DiscIndex index : discsIn(field, window)) {
        const nav::Disc& disc = field.discs()[index];
        const nav::Circle rim{disc.center, disc.radius};
        for (const nav::Winding winding :
             {nav::Winding::counterClockwise, nav::Winding::clockwise}) {
            const auto tangent = nav::bitangent({from, 0}, winding, rim, winding);
            if (tangent && !field.firstHit(tangent->from, tangent->to, index)) {
                edges.push_back(
                    {tangent->from, tangent->to, nav::Contact{kind},
                     nav::Contact{nav::Contact::Kind::disc, index, disc.obstacle, disc.corner}});
            }
        }
    }
    return edges;
}

std::size_t surfingCountIn(const nav::CompleteGraph& graph, const nav::Box& window)
{
    return static_cast<std::size_t>(std::count_if(
        graph.surfing.begin(), graph.surfing.end(), [&](const nav::SurfingEdge& edge) {
            const auto [left, right] = std::minmax(edge.from.x, edge.to.x);
            const auto [low, high] = std::minmax(edge.from.y, edge.to.y);
            return window.intersects({{left, low}, {right, high}});
        }));
}

} // namespace thicket::editor
