#include "app/editor/navigation/graphscope.h"

#include "libnav/tangent/visibletangents.h"

#include <QSet>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <numbers>

namespace thicket::editor {

namespace {

using ObstacleSet = QSet<nav::ObjectId>;

ObstacleSet setOf(const QList<nav::ObjectId>& ids) { return ObstacleSet(ids.begin(), ids.end()); }

bool touches(const nav::Contact& contact, const ObstacleSet& obstacles)
{
    return contact.kind == nav::Contact::Kind::disc && obstacles.contains(contact.obstacle);
}

/// Whether `next` begins where the arc before it ends. Together they are at most one turn.
bool continues(const nav::HuggingEdge& arc, const nav::HuggingEdge& next)
{
    constexpr double slack = 1e-12; // radians
    return arc.winding == nav::Winding::counterClockwise && next.winding == arc.winding &&
           arc.center == next.center && arc.radius == next.radius &&
           std::abs(next.from - arc.to) <= slack &&
           next.to - arc.from <= 2 * std::numbers::pi + slack;
}

/// Separating axes: the box's two, and the normal of the edge.
bool meets(const nav::Box& window, const nav::SurfingEdge& edge)
{
    const auto [left, right] = std::minmax(edge.from.x, edge.to.x);
    const auto [low, high] = std::minmax(edge.from.y, edge.to.y);
    if (!window.intersects({{left, low}, {right, high}}))
        return false;
    const nav::Point normal = nav::leftNormal(edge.to - edge.from);
    const double reach =
        std::abs(normal.x) * window.width() / 2 + std::abs(normal.y) * window.height() / 2;
    return std::abs(nav::dot(normal, window.center() - edge.from)) <= reach;
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

std::pair<nav::CompleteGraph, nav::CompleteGraph> splitBy(const nav::CompleteGraph& graph,
                                                          const QList<nav::ObjectId>& obstacles)
{
    const ObstacleSet wanted = setOf(obstacles);
    std::pair<nav::CompleteGraph, nav::CompleteGraph> parts;
    for (const nav::SurfingEdge& edge : graph.surfing) {
        const bool isWanted = touches(edge.fromContact, wanted) || touches(edge.toContact, wanted);
        (isWanted ? parts.second : parts.first).surfing.push_back(edge);
    }
    for (const nav::HuggingEdge& edge : graph.hugging)
        (touches(edge.contact, wanted) ? parts.second : parts.first).hugging.push_back(edge);
    return parts;
}

std::vector<nav::SurfingEdge> tangentsFrom(const nav::ObstacleField& field, nav::Point from,
                                           nav::Contact::Kind kind,
                                           const std::optional<nav::Box>& window)
{
    nav::VisibleTangentOptions options;
    options.window = window;
    std::vector<nav::SurfingEdge> edges;
    for (const auto& [contact, tangent] : nav::visibleTangents(field, from, options).tangents)
        edges.push_back({tangent.from, tangent.to, nav::Contact{kind}, contact});
    return edges;
}

std::vector<nav::HuggingEdge> joinedArcs(const std::vector<nav::HuggingEdge>& edges)
{
    std::vector<nav::HuggingEdge> joined;
    for (const nav::HuggingEdge& edge : edges) {
        if (!joined.empty() && continues(joined.back(), edge))
            joined.back().to = edge.to;
        else
            joined.push_back(edge);
    }
    return joined;
}

std::size_t surfingCountIn(std::span<const nav::SurfingEdge> edges, const nav::Box& window)
{
    return static_cast<std::size_t>(
        std::count_if(edges.begin(), edges.end(),
                      [&](const nav::SurfingEdge& edge) { return meets(window, edge); }));
}

} // namespace thicket::editor
