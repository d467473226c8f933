#include "app/editor/navigation/graphscope.h"

#include "libnav/tangent/disccontact.h"
#include "libnav/tangent/visibletangents.h"

#include <QSet>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <iterator>
#include <set>
#include <utility>

namespace thicket::editor {

namespace {

using ObstacleSet = QSet<nav::ObjectId>;

/// The number of pairs of discs after which nearGraph stops. A pair takes 2 to 5 microseconds.
constexpr std::size_t pairLimit = 50'000;
/// A disc whose centre at most this many boxes cover is never skipped.
constexpr std::size_t fewHeaped = 3;
/// The number of boxes that can be compared in the time of one pair.
constexpr std::size_t boxesOfPair = 64;

ObstacleSet setOf(const QList<nav::ObjectId>& ids) { return ObstacleSet(ids.begin(), ids.end()); }

bool touches(const nav::Contact& contact, const ObstacleSet& obstacles)
{
    return contact.kind == nav::Contact::Kind::disc && obstacles.contains(contact.obstacle);
}

/// In the order of the obstacles.
std::vector<nav::DiscIndex> discsOf(const nav::ObstacleField& field, const nav::Map& map,
                                    const QList<nav::ObjectId>& obstacles)
{
    std::vector<nav::DiscIndex> indices;
    ObstacleSet seen;
    for (const nav::ObjectId id : obstacles) {
        const nav::MapObject* object = seen.contains(id) ? nullptr : map.find(id);
        seen.insert(id);
        if (!object)
            continue;
        for (const nav::DiscIndex disc : field.discsIn(nav::boundingBox(object->geometry))) {
            if (field.discs()[disc].obstacle == id)
                indices.push_back(disc);
        }
    }
    return indices;
}

bool isDisc(const nav::Contact& contact, nav::DiscIndex disc)
{
    return contact.kind == nav::Contact::Kind::disc && contact.disc == disc;
}

/// The number of discs whose box holds the centre of this one. Their edges are computed with its
/// own.
std::size_t heapedOn(const nav::ObstacleField& field, nav::DiscIndex disc)
{
    const nav::Point at = field.discs()[disc].center;
    return field.discsIn({at, at}).size();
}

/// Adds the edges of one disc, except those to discs in `done`, which have been added already.
void addEdgesOf(nav::CompleteGraph& graph, const nav::ObstacleField& field, nav::DiscIndex disc,
                const std::set<nav::DiscIndex>& done)
{
    nav::CompleteGraphOptions options;
    // The smallest window that surely meets the disc's box and few others.
    const nav::Point center = field.discs()[disc].center;
    options.window = nav::Box{center, center};
    const nav::CompleteGraph around = nav::CompleteGraph::build(field, options);

    for (const nav::SurfingEdge& edge : around.surfing) {
        const bool leaves = isDisc(edge.fromContact, disc);
        const nav::Contact& other = leaves ? edge.toContact : edge.fromContact;
        if ((leaves || isDisc(edge.toContact, disc)) && !done.contains(other.disc))
            graph.surfing.push_back(edge);
    }
    std::copy_if(around.hugging.begin(), around.hugging.end(), std::back_inserter(graph.hugging),
                 [&](const nav::HuggingEdge& edge) { return isDisc(edge.contact, disc); });
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

nav::CompleteGraph nearGraph(const nav::ObstacleField& field, const nav::Map& map,
                             const QList<nav::ObjectId>& obstacles)
{
    nav::CompleteGraph graph;
    std::set<nav::DiscIndex> done;
    const std::size_t count = field.discs().size();
    std::size_t pairs = 0;
    for (const nav::DiscIndex disc : discsOf(field, map, obstacles)) {
        if (pairs >= pairLimit) {
            graph.truncated = true;
            break;
        }
        const std::size_t heaped = heapedOn(field, disc);
        pairs += count / boxesOfPair;
        if (heaped > fewHeaped && heaped * count > pairLimit) {
            graph.truncated = true;
            continue;
        }
        addEdgesOf(graph, field, disc, done);
        done.insert(disc);
        pairs += heaped * count;
    }
    return graph;
}

std::vector<nav::SurfingEdge> tangentsFrom(const nav::ObstacleField& field, nav::Point from,
                                           nav::Contact::Kind kind)
{
    std::vector<nav::SurfingEdge> edges;
    for (const auto& [disc, tangent] : nav::visibleTangents(field, from).tangents)
        edges.push_back(
            {tangent.from, tangent.to, nav::Contact{kind}, nav::contactWith(field, disc)});
    return edges;
}

std::size_t surfingCountIn(const nav::CompleteGraph& graph, const nav::Box& window)
{
    return static_cast<std::size_t>(
        std::count_if(graph.surfing.begin(), graph.surfing.end(),
                      [&](const nav::SurfingEdge& edge) { return meets(window, edge); }));
}

} // namespace thicket::editor
