#include "libnav/tangent/obstaclegraph.h"

#include "libnav/collision/searchview.h"
#include "libnav/geometry/direction.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>
#include <numbers>
#include <set>
#include <utility>

namespace thicket::nav {

namespace {

/// Pairs of discs after which it stops; measured at 2 to 5 microseconds each.
constexpr std::size_t pairLimit = 50'000;
/// So few discs on one another are looked at, however many discs there are.
constexpr std::size_t fewOverlapping = 3;
/// Of more discs than pairLimit only about so many near an obstacle are looked at: in a sparse
/// field it may see most of them.
constexpr double discsNear = 20'000;
/// Boxes compared in the time of a pair.
constexpr std::size_t boxesOfPair = 64;

/// Points that the corners of obstacles are compared with.
constexpr std::size_t mostNear = 64;

/// How many discs are looked at, at most: each counts as some pairs.
std::size_t mostLookedAt(std::size_t discsOfField)
{
    return pairLimit / std::max<std::size_t>(1, discsOfField / boxesOfPair) + 1;
}

/// Puts those discs that are nearest to one of the points first, as many as are looked at.
void putNearestFirst(const SearchView& field, std::span<DiscIndex> discs,
                     std::span<const Point> near)
{
    const auto all = field.discs();
    near = near.first(std::min(near.size(), mostNear));
    struct Place {
        double away; ///< squared
        std::size_t former;
        DiscIndex disc;
        bool operator<(const Place& other) const
        {
            return away != other.away ? away < other.away : former < other.former;
        }
    };
    std::vector<Place> places;
    places.reserve(discs.size());
    for (const DiscIndex disc : discs) {
        const Point center = all[disc].center;
        double least = std::numeric_limits<double>::infinity();
        for (const Point point : near)
            least = std::min(least, dot(center - point, center - point));
        places.push_back({least, places.size(), disc});
    }
    const std::size_t first = std::min(places.size(), mostLookedAt(all.size()));
    std::partial_sort(places.begin(), places.begin() + static_cast<std::ptrdiff_t>(first),
                      places.end());
    std::ranges::transform(places, discs.begin(), &Place::disc);
}

/// In the order of the obstacles.
std::vector<DiscIndex> discsOf(const SearchView& field, std::span<const PlacedObstacle> obstacles,
                               std::span<const Point> near)
{
    std::vector<DiscIndex> indices;
    std::set<std::int64_t> seen;
    for (const PlacedObstacle& obstacle : obstacles) {
        if (!seen.insert(obstacle.id).second)
            continue;
        const auto before = static_cast<std::ptrdiff_t>(indices.size());
        for (const DiscIndex disc : field.discsIn(obstacle.box))
            if (field.discs()[disc].obstacle == obstacle.id)
                indices.push_back(disc);
        if (!near.empty())
            putNearestFirst(field, {indices.begin() + before, indices.end()}, near);
    }
    return indices;
}

bool isDisc(const Contact& contact, DiscIndex disc)
{
    return contact.kind == Contact::Kind::disc && contact.disc == disc;
}

/// How many discs' boxes hold the centre of this one: their edges are made with its own.
std::size_t overlappingAt(const SearchView& field, DiscIndex disc)
{
    const Point at = field.discs()[disc].center;
    return field.discsIn({at, at}).size();
}

/// Whether one of some rays from the disc meets nothing: it stands at the rim of all others, or
/// beyond it.
bool seesPastAll(const SearchView& field, DiscIndex disc)
{
    constexpr int rays = 16;
    constexpr double reach = std::numeric_limits<double>::infinity();
    for (int i = 0; i < rays; ++i) {
        const double angle = 2 * std::numbers::pi * i / rays;
        const Point direction = unitAt(angle);
        if (field.firstBlocker(field.discs()[disc].center, direction, reach, disc).kind ==
            Blocker::Kind::none)
            return true;
    }
    return false;
}

/// How far round a disc others are looked at.
double reachOf(const SearchView& field)
{
    if (field.discs().size() <= pairLimit)
        return std::numeric_limits<double>::infinity();
    const auto count = static_cast<double>(field.discs().size());
    const Box bounds = field.bounds();
    return std::sqrt(bounds.width() * bounds.height() * discsNear / (count * std::numbers::pi));
}

/// Adds the edges of one disc, except those to discs that are `done` and have them.
void addEdgesOf(CompleteGraph& graph, const ObstacleField& field, DiscIndex disc,
                const std::set<DiscIndex>& done)
{
    CompleteGraphOptions options;
    // The smallest window that is sure to meet the disc's box, and few others.
    const SearchView view(field);
    const Point center = view.discs()[disc].center;
    options.window = Box{center, center};
    options.farthest = view.discs()[disc].radius + reachOf(view);
    const CompleteGraph around = CompleteGraph::build(field, options);
    graph.truncated = graph.truncated || around.truncated;

    for (const SurfingEdge& edge : around.surfing) {
        const bool leaves = isDisc(edge.fromContact, disc);
        const Contact& other = leaves ? edge.toContact : edge.fromContact;
        if ((leaves || isDisc(edge.toContact, disc)) && !done.contains(other.disc))
            graph.surfing.push_back(edge);
    }
    std::copy_if(around.hugging.begin(), around.hugging.end(), std::back_inserter(graph.hugging),
                 [&](const HuggingEdge& edge) { return isDisc(edge.contact, disc); });
}

} // namespace

CompleteGraph graphOf(const ObstacleField& field, std::span<const PlacedObstacle> obstacles,
                      std::span<const Point> near)
{
    CompleteGraph graph;
    const SearchView view(field);
    std::set<DiscIndex> done;
    const std::size_t count = view.discs().size();
    std::size_t pairs = 0;
    for (const DiscIndex disc : discsOf(view, obstacles, near)) {
        if (pairs >= pairLimit) {
            graph.truncated = true;
            break;
        }
        const std::size_t overlapping = overlappingAt(view, disc);
        pairs += count / boxesOfPair;
        const bool isHeaped = overlapping > fewOverlapping && overlapping * count > pairLimit;
        // Its tangents pass along all of a large field: they take up to a second.
        if (isHeaped || (count > pairLimit && seesPastAll(view, disc))) {
            graph.truncated = true;
            continue;
        }
        addEdgesOf(graph, field, disc, done);
        done.insert(disc);
        pairs += overlapping * count;
    }
    return graph;
}

} // namespace thicket::nav
