#include "app/editor/navigation/neargraph.h"

#include "app/editor/navigation/draggedcorners.h"
#include "app/editor/navigation/graphscope.h"
#include "libnav/collision/queries.h"
#include "libnav/geometry/distance.h"
#include "libnav/tangent/graphchange.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <set>
#include <utility>
#include <vector>

namespace thicket::editor {

namespace {

/// Pairs of discs whose edges may be computed at once: about 0.1 s.
constexpr std::size_t pairLimit = 50'000;
/// Of as many obstacles, each has at least as many pairs.
static_assert(NearQuestion::mostObstacles * NearQuestion::mostObstacles >= pairLimit);
/// Of one obstacle, so that the others have a share.
constexpr std::size_t pairLimitOfOne = pairLimit / 2;
/// With more dragged obstacles, or more others on them, a step would take too long.
constexpr std::size_t mostDragged = 8;
constexpr std::size_t mostOverlapping = 8;

/// The first obstacles whose edges do not take too long.
struct Chosen {
    std::vector<nav::PlacedObstacle> obstacles;
    std::set<std::int64_t> ids;
    bool isAll = true;
};

Chosen chosenOf(const nav::ObstacleField& field, const NearQuestion& question)
{
    Chosen chosen;
    std::size_t pairs = 0;
    for (const NearQuestion::Obstacle& obstacle : question.obstacles) {
        if (chosen.ids.contains(obstacle.id))
            continue;
        if (pairs >= pairLimit) {
            chosen.isAll = false;
            break;
        }
        pairs += std::min(field.discCount() * obstacle.corners, pairLimitOfOne);
        chosen.obstacles.push_back({obstacle.id, obstacle.box});
        chosen.ids.insert(obstacle.id);
    }
    return chosen;
}

bool touches(const nav::Contact& contact, const std::set<std::int64_t>& obstacles)
{
    return contact.kind == nav::Contact::Kind::disc && obstacles.contains(contact.obstacle);
}

/// Removes the edges that touch none of the obstacles.
void keepThoseOf(const std::set<std::int64_t>& obstacles, nav::CompleteGraph& graph)
{
    std::erase_if(graph.surfing, [&](const nav::SurfingEdge& edge) {
        return !touches(edge.fromContact, obstacles) && !touches(edge.toContact, obstacles);
    });
    std::erase_if(graph.hugging,
                  [&](const nav::HuggingEdge& edge) { return !touches(edge.contact, obstacles); });
}

/// Of an obstacle whose edges are too many, the discs whose edges there are: each of them has all
/// its arcs.
std::set<nav::DiscIndex> discsWithEdges(const nav::CompleteGraph& graph)
{
    std::set<nav::DiscIndex> discs;
    for (const nav::HuggingEdge& edge : graph.hugging)
        discs.insert(edge.contact.disc);
    return discs;
}

/// Adds the edges of one obstacle, without those of the obstacles that are `done`.
void add(nav::CompleteGraph& all, const nav::CompleteGraph& own, const std::set<std::int64_t>& done)
{
    std::copy_if(own.surfing.begin(), own.surfing.end(), std::back_inserter(all.surfing),
                 [&](const nav::SurfingEdge& edge) {
                     return !touches(edge.fromContact, done) && !touches(edge.toContact, done);
                 });
    all.hugging.insert(all.hugging.end(), own.hugging.begin(), own.hugging.end());
    all.truncated = all.truncated || own.truncated;
}

/// From beside a forest of a million a point sees along all its rim, and to find that takes half a
/// second. So of a large field only this part is looked at.
std::optional<nav::Box> windowAround(const nav::ObstacleField& field, nav::Point at)
{
    constexpr double discs = 20'000; // about
    const auto all = static_cast<double>(field.discCount());
    if (all <= 2 * discs)
        return {};
    const nav::Box bounds = field.bounds();
    const double reach = std::sqrt(bounds.width() * bounds.height() * discs / all) / 2;
    return nav::grown({at, at}, reach);
}

bool isHeaped(const nav::ObstacleField& field, const nav::Box& box)
{
    const double reach = nav::length(box.max - box.min) / 2 + field.agentRadius();
    return nav::obstaclesWithin(field, box.center(), reach).size() > mostOverlapping;
}

} // namespace

/// The edges of the obstacles, from those that are kept. What is new is computed and kept.
nav::CompleteGraph NearGraph::together(const nav::ObstacleField& field,
                                       const std::vector<nav::PlacedObstacle>& obstacles,
                                       const std::vector<nav::Point>& near, Kept& kept)
{
    nav::CompleteGraph all;
    std::set<std::int64_t> done;
    for (const nav::PlacedObstacle& obstacle : obstacles) {
        const auto [own, isNew] = kept.try_emplace(obstacle.id);
        Part& part = own->second;
        if (isNew || (part.graph.truncated && part.near != near))
            part = {nav::graphOf(field, std::span(&obstacle, 1), near), near};
        add(all, part.graph, done);
        if (!part.graph.truncated)
            done.insert(obstacle.id);
    }
    return all;
}

/// Removes what dragged obstacles gave to other corners of obstacles of which only those near the
/// points are shown: their arcs would be found between these tangents alone.
void NearGraph::dropFarCorners(const std::set<std::int64_t>& wanted, const Kept& kept,
                               nav::CompleteGraph& graph)
{
    std::map<std::int64_t, std::set<nav::DiscIndex>> shown; // of those obstacles
    for (const auto& [id, part] : kept) {
        if (part.graph.truncated && wanted.contains(id))
            shown[id] = discsWithEdges(part.graph);
    }
    if (shown.empty())
        return;
    const auto isShown = [&](const nav::Contact& contact) {
        const auto part = shown.find(contact.obstacle);
        return touches(contact, wanted) &&
               (part == shown.end() || part->second.contains(contact.disc));
    };
    std::erase_if(graph.surfing, [&](const nav::SurfingEdge& edge) {
        return !isShown(edge.fromContact) && !isShown(edge.toContact);
    });
    std::erase_if(graph.hugging,
                  [&](const nav::HuggingEdge& edge) { return !isShown(edge.contact); });
}

void NearGraph::forget()
{
    m_edges.clear();
    m_dragged.clear();
    m_isDrag = false;
    m_rest.reset();
}

bool NearGraph::isOfDrag(std::span<const nav::ObstacleChange> changes) const
{
    return !m_dragged.empty() &&
           std::all_of(changes.begin(), changes.end(), [this](const nav::ObstacleChange& change) {
               return m_dragged.contains(change.id) &&
                      !(change.after && nav::isInverted(*change.after));
           });
}

void NearGraph::follow(std::span<const nav::ObstacleChange> changes)
{
    m_edges.clear();
    m_isDrag = isOfDrag(changes) && m_dragged.size() <= mostDragged && haveFewCorners(changes);
    if (!m_isDrag) {
        m_dragged.clear();
        m_rest.reset();
    }
    for (const nav::ObstacleChange& change : changes)
        m_dragged[change.id] = change.after ? nav::boundingBox(*change.after) : nav::Box();
}

/// Once the dragged obstacles are let go, edges that they gave to others far from the points would
/// stay.
bool NearGraph::isOfDrag(const NearQuestion& question) const
{
    return std::all_of(m_dragged.begin(), m_dragged.end(), [&](const auto& dragged) {
        const auto isIt = [&](const NearQuestion::Obstacle& asked) {
            return asked.id == dragged.first;
        };
        return dragged.second.isEmpty() || std::ranges::any_of(question.obstacles, isIt);
    });
}

bool NearGraph::makeRest(const nav::ObstacleField& field)
{
    const bool isFor = m_rest && m_rest->field.numbering() == field.numbering() &&
                       m_rest->field.agentRadius() == field.agentRadius();
    if (isFor)
        return true;
    std::vector<nav::ObstacleChange> removals;
    for (const auto& [id, box] : m_dragged)
        removals.push_back({id, std::nullopt});
    m_rest = Rest{field, {}};
    const auto applied = m_rest->field.apply(removals);
    return applied && m_rest->field.numbering() == field.numbering();
}

/// Nothing if the field without the dragged obstacles does not tell.
std::optional<nav::CompleteGraph> NearGraph::grown(const nav::ObstacleField& field,
                                                   const NearQuestion& question)
{
    std::vector<nav::Box> boxes;
    for (const auto& [id, box] : m_dragged) {
        if (!box.isEmpty())
            boxes.push_back(box);
    }
    // Copying a larger field takes longer than the edges of the few obstacles that are chosen.
    const bool isFast = field.discCount() < pairLimit &&
                        std::none_of(boxes.begin(), boxes.end(),
                                     [&](const nav::Box& box) { return isHeaped(field, box); });
    if (!isFast || !makeRest(field))
        return {};
    Chosen chosen = chosenOf(field, question);
    std::erase_if(chosen.obstacles, [this](const nav::PlacedObstacle& obstacle) {
        return m_dragged.contains(obstacle.id);
    });
    const nav::CompleteGraph rest =
        together(m_rest->field, chosen.obstacles, question.near, m_rest->edges);
    auto grown = nav::grownGraph(rest, field, boxes);
    if (!grown)
        return {};
    keepThoseOf(chosen.ids, grown->graph);
    dropFarCorners(chosen.ids, m_rest->edges, grown->graph);
    grown->graph.truncated = rest.truncated || !chosen.isAll;
    return std::move(grown->graph);
}

nav::CompleteGraph NearGraph::ofObstacles(const nav::ObstacleField& field,
                                          const NearQuestion& question)
{
    if (m_isDrag) {
        if (auto graph = isOfDrag(question) ? grown(field, question) : std::nullopt)
            return *std::move(graph);
        m_isDrag = false;
        m_rest.reset();
    }
    const Chosen chosen = chosenOf(field, question);
    nav::CompleteGraph graph = together(field, chosen.obstacles, question.near, m_edges);
    graph.truncated = graph.truncated || !chosen.isAll;
    return graph;
}

nav::CompleteGraph NearGraph::of(const nav::ObstacleField& field, const NearQuestion& question)
{
    nav::CompleteGraph graph = ofObstacles(field, question);
    for (const auto& [at, kind] : question.ends) {
        const auto edges = tangentsFrom(field, at, kind, windowAround(field, at));
        graph.surfing.insert(graph.surfing.end(), edges.begin(), edges.end());
    }
    return graph;
}

} // namespace thicket::editor
