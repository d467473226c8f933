#include "libnav/map/validation/obstaclefindings.h"

#include "libnav/collision/expansion/growth.h"
#include "libnav/map/validation/blockers.h"
#include "libnav/map/validation/nesting.h"

#include <algorithm>
#include <compare>
#include <numeric>
#include <set>

namespace thicket::nav {
namespace {

std::partial_ordering order(Point a, Point b)
{
    const auto first = a.x <=> b.x;
    return first != 0 ? first : a.y <=> b.y;
}

std::partial_ordering order(const std::vector<Point>& a, const std::vector<Point>& b)
{
    return std::lexicographical_compare_three_way(a.begin(), a.end(), b.begin(), b.end(),
                                                  [](Point p, Point q) { return order(p, q); });
}

std::partial_ordering order(const Circle& a, const Circle& b)
{
    if (const auto by = order(a.center, b.center); by != 0)
        return by;
    const auto by = a.radius <=> b.radius;
    return by != 0 ? by : a.inverted <=> b.inverted;
}

std::partial_ordering order(const Wall& a, const Wall& b)
{
    if (const auto by = order(a.points, b.points); by != 0)
        return by;
    const auto by = a.thickness <=> b.thickness;
    return by != 0 ? by : a.closed <=> b.closed;
}

std::partial_ordering order(const Polygon& a, const Polygon& b)
{
    const auto by = order(a.points, b.points);
    return by != 0 ? by : a.inverted <=> b.inverted;
}

bool isBefore(const Shape& a, const Shape& b)
{
    if (a.index() != b.index())
        return a.index() < b.index();
    return std::visit(
        [&b](const auto& one) { return order(one, std::get<std::decay_t<decltype(one)>>(b)) < 0; },
        a);
}

/// By obstacle: the first one of the same shape, which may be itself.
std::vector<std::size_t> firstTwins(const std::vector<Obstacle>& obstacles)
{
    std::vector<std::size_t> sorted(obstacles.size());
    std::iota(sorted.begin(), sorted.end(), 0);
    std::sort(sorted.begin(), sorted.end(), [&](std::size_t i, std::size_t j) {
        if (isBefore(obstacles[i].shape, obstacles[j].shape))
            return true;
        return i < j && !isBefore(obstacles[j].shape, obstacles[i].shape);
    });
    std::vector<std::size_t> first(obstacles.size());
    for (std::size_t at = 0; at < sorted.size(); ++at) {
        const bool isTwin =
            at > 0 && obstacles[sorted[at]].shape == obstacles[sorted[at - 1]].shape;
        first[sorted[at]] = isTwin ? first[sorted[at - 1]] : sorted[at];
    }
    return first;
}

/// Finds the blocked starts, goals and agents, then those that are too close: agents for their own
/// radius, starts and goals for the given one.
class MarkerSearch {
public:
    MarkerSearch(const Map& map, const std::vector<Obstacle>& obstacles, double agentRadius)
        : m_obstacles(obstacles)
    {
        for (const MapObject& object : map.objects()) {
            if (const auto* start = std::get_if<StartMarker>(&object.geometry))
                add(object.id, start->position, agentRadius);
            else if (const auto* goal = std::get_if<GoalMarker>(&object.geometry))
                add(object.id, goal->position, agentRadius);
            else if (const auto* agent = std::get_if<AgentMarker>(&object.geometry))
                add(object.id, agent->position, agent->radius);
        }
    }

    void run(ObstacleFindings& found)
    {
        found.blockedMarkers = takeBlocked(found);
        const double largest =
            m_radii.empty() ? 0 : *std::max_element(m_radii.begin(), m_radii.end());
        // A marker that touches the expanded obstacle is free.
        const double touching = toleranceFor(extent(), largestRadius(largest));
        if (largest <= touching)
            return;
        for (std::size_t i = 0; i < m_discs.size(); ++i)
            m_discs[i].radius = std::max(0.0, m_radii[i] - touching);
        found.closeMarkers = takeBlocked(found);
    }

private:
    void add(ObjectId id, Point position, double radius)
    {
        m_discs.push_back({position, 0});
        m_ids.push_back(id);
        m_radii.push_back(radius);
    }

    /// The markers that overlap an obstacle, which leave the search.
    std::vector<std::pair<ObjectId, ObjectId>> takeBlocked(ObstacleFindings& found)
    {
        const Blockers blockers = findBlockers(m_discs, m_obstacles);
        std::vector<std::pair<ObjectId, ObjectId>> blocked;
        std::size_t free = 0;
        for (std::size_t i = 0; i < m_ids.size(); ++i) {
            if (const auto blocker = blockers.of[i]) {
                blocked.emplace_back(m_ids[i], m_obstacles[*blocker].id);
                continue;
            }
            m_ids[free] = m_ids[i];
            m_radii[free] = m_radii[i];
            m_discs[free++] = m_discs[i];
        }
        m_ids.resize(free);
        m_radii.resize(free);
        m_discs.resize(free);
        found.uncheckedMarkers = std::max(found.uncheckedMarkers, blockers.unchecked);
        return blocked;
    }

    Box extent() const
    {
        Box box;
        for (const Obstacle& obstacle : m_obstacles)
            enclose(box, boxOf(obstacle.shape));
        return box;
    }
    double largestRadius(double agentRadius) const
    {
        double largest = 0;
        for (const Obstacle& obstacle : m_obstacles)
            largest = std::max(largest, expandedRadius(obstacle.shape, agentRadius));
        return largest;
    }

    const std::vector<Obstacle>& m_obstacles;
    std::vector<Circle> m_discs;
    std::vector<ObjectId> m_ids;
    std::vector<double> m_radii; // of the agents that stand there
};

std::vector<double> agentRadii(const Map& map)
{
    std::vector<double> radii;
    for (const MapObject& object : map.objects())
        if (const auto* agent = std::get_if<AgentMarker>(&object.geometry))
            radii.push_back(agent->radius);
    return radii;
}

void findGaps(const Map& map, const std::vector<Obstacle>& all, const std::vector<bool>& isTwin,
              const ValidationOptions& options, ObstacleFindings& found)
{
    std::vector<double> radii = agentRadii(map);
    if (options.agentRadius)
        radii.push_back(*options.agentRadius);
    const NarrowGaps narrow = findNarrowGaps(all, isTwin, std::move(radii));
    std::set<std::pair<std::size_t, std::size_t>> pairs;
    for (const NarrowGap& gap : narrow.found) {
        found.narrowGaps.push_back({all[gap.a].id, all[gap.b].id, gap});
        pairs.emplace(gap.a, gap.b);
    }
    found.areGapsComplete = narrow.isComplete;
    const ClosedGaps closed =
        findClosedGaps(all, isTwin, options.agentRadius.value_or(0), options.stop);
    for (const ClosedGap& gap : closed.found)
        if (!pairs.contains({gap.a, gap.b}))
            found.closedGaps.push_back({all[gap.a].id, all[gap.b].id, gap});
    found.areClosedComplete = closed.isComplete;
}

} // namespace

ObstacleFindings findObstacles(const Map& map, const ValidationOptions& options)
{
    const std::vector<Obstacle> all = obstacles(map);
    ObstacleFindings found;
    MarkerSearch(map, all, options.agentRadius.value_or(0)).run(found);
    if (options.stop.stop_requested())
        return found;
    const std::vector<std::size_t> first = firstTwins(all);
    std::vector<bool> isTwin(all.size());
    for (std::size_t i = 0; i < all.size(); ++i) {
        isTwin[i] = first[i] != i;
        if (isTwin[i] && all[i].id != boundsObstacle)
            found.duplicates.emplace_back(all[i].id, all[first[i]].id);
    }
    if (options.stop.stop_requested())
        return found;
    const Nesting nesting = findNesting(all, isTwin);
    for (const auto& [inner, outer] : nesting.found)
        found.nested.emplace_back(all[inner].id, all[outer].id);
    found.isNestingComplete = nesting.isComplete;
    if (!options.stop.stop_requested())
        findGaps(map, all, isTwin, options, found);
    return found;
}

} // namespace thicket::nav
