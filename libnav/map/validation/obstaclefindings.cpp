#include "libnav/map/validation/obstaclefindings.h"

#include "libnav/map/validation/blockers.h"
#include "libnav/map/validation/nesting.h"

#include <algorithm>
#include <compare>
#include <numeric>

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

void findBlockedMarkers(const Map& map, const std::vector<Obstacle>& obstacles,
                        ObstacleFindings& found)
{
    std::vector<Circle> positions;
    std::vector<ObjectId> ids;
    const auto add = [&](ObjectId id, Point position) {
        positions.push_back({position, 0});
        ids.push_back(id);
    };
    for (const MapObject& object : map.objects()) {
        if (const auto* start = std::get_if<StartMarker>(&object.geometry))
            add(object.id, start->position);
        else if (const auto* goal = std::get_if<GoalMarker>(&object.geometry))
            add(object.id, goal->position);
    }
    const Blockers blockers = findBlockers(positions, obstacles);
    for (std::size_t i = 0; i < ids.size(); ++i)
        if (const auto blocker = blockers.of[i])
            found.blockedMarkers.emplace_back(ids[i], obstacles[*blocker].id);
    found.uncheckedMarkers = blockers.unchecked;
}

std::vector<double> agentRadii(const Map& map)
{
    std::vector<double> radii;
    for (const MapObject& object : map.objects())
        if (const auto* agent = std::get_if<AgentMarker>(&object.geometry))
            radii.push_back(agent->radius);
    return radii;
}

} // namespace

ObstacleFindings findObstacles(const Map& map)
{
    const std::vector<Obstacle> all = obstacles(map);
    ObstacleFindings found;
    findBlockedMarkers(map, all, found);
    const std::vector<std::size_t> first = firstTwins(all);
    std::vector<bool> isTwin(all.size());
    for (std::size_t i = 0; i < all.size(); ++i) {
        isTwin[i] = first[i] != i;
        if (isTwin[i] && all[i].id != boundsObstacle)
            found.duplicates.emplace_back(all[i].id, all[first[i]].id);
    }
    const Nesting nesting = findNesting(all, isTwin);
    for (const auto& [inner, outer] : nesting.found)
        found.nested.emplace_back(all[inner].id, all[outer].id);
    found.isNestingComplete = nesting.isComplete;
    const NarrowGaps gaps = findNarrowGaps(all, isTwin, agentRadii(map));
    for (const NarrowGap& gap : gaps.found)
        found.narrowGaps.push_back({all[gap.a].id, all[gap.b].id, gap});
    found.areGapsComplete = gaps.isComplete;
    return found;
}

} // namespace thicket::nav
