#include "libnav/bake/bakeworth.h"

#include "libnav/path/pathfinder.h"

#include <limits>
#include <random>

namespace thicket::nav {

namespace {

// Microseconds: an expansion of the search with kept tangents; a baked query without its entries,
// and what an entry at each end adds. That is less than measured (0.002 to 0.0035), because paths
// that are asked for tend to be longer than those between random places.
constexpr double expansionTime = 0.6, queryTime = 5, entryTime = 0.0015;

/// How many entries take as long as a search between random places; infinite if none of those needs
/// one.
double entriesOfSearch(const ObstacleField& field, const std::atomic<bool>* cancel)
{
    constexpr int enough = 32, mostTries = 1000;
    const SearchView view(field);
    const Box box = view.bounds();
    std::mt19937_64 random(1);
    const auto within = [&random](double begin, double end) {
        return begin + (end - begin) * 0x1p-53 * static_cast<double>(random() >> 11);
    };
    const auto place = [&] {
        const double x = within(box.min.x, box.max.x);
        return Point{x, within(box.min.y, box.max.y)};
    };
    PathResult result;
    std::size_t expanded = 0;
    int searches = 0;
    for (int i = 0; i < mostTries && searches < enough; ++i) {
        if (cancel && cancel->load(std::memory_order_relaxed))
            break;
        const Point start = place(), goal = place();
        if (!view.isFreeForRays(start) || !view.isFreeForRays(goal))
            continue;
        findPath(field, start, goal, {}, result);
        if (result.status != PathStatus::found || result.statistics.expanded == 0)
            continue;
        expanded += result.statistics.expanded;
        ++searches;
    }
    if (searches == 0)
        return std::numeric_limits<double>::infinity();
    const double search = expansionTime * static_cast<double>(expanded) / searches;
    return (search - queryTime) / entryTime;
}

} // namespace

bool BakeWorth::isLost(double perEnd)
{
    constexpr double few = 1000;
    if (perEnd <= few)
        return false;
    if (!m_most)
        m_most = entriesOfSearch(m_field, m_cancel);
    return perEnd > *m_most;
}

EntryLoad::EntryLoad(const ContactGraph& graph) : m_share(2 * graph.stretches.size(), 0)
{
    std::size_t cells = 0;
    for (std::size_t cell = 0; cell + 1 < graph.firstSight.size(); ++cell)
        cells += graph.firstSight[cell] < graph.firstSight[cell + 1] ? 1 : 0;
    for (const std::uint32_t rim : graph.sights) {
        const DiscIndex disc = discOfRim(rim);
        const std::uint32_t begin = graph.firstStretch[disc], end = graph.firstStretch[disc + 1];
        for (std::uint32_t stretch = begin; stretch < end; ++stretch)
            m_share[2 * std::size_t{stretch} + rim % 2] +=
                1.0 / (double(end - begin) * double(cells));
    }
}

} // namespace thicket::nav
