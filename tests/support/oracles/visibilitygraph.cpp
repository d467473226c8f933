#include "tests/support/oracles/visibilitygraph.h"

#include <algorithm>
#include <limits>
#include <map>
#include <queue>
#include <utility>

namespace thicket::test {

namespace {

using nav::Point;

constexpr double rounding = 1e-9;

Point unit(Point p) { return (1 / length(p)) * p; }

/// Whether the ends of the segment are clearly on different sides of the line from p along a unit
/// vector.
bool parts(Point p, Point along, const nav::Segment& segment)
{
    const double first = cross(along, segment.a - p);
    const double second = cross(along, segment.b - p);
    return std::min(first, second) < -rounding && std::max(first, second) > rounding;
}

} // namespace

bool VisibilityGraph::Corner::blocks(nav::Point direction) const
{
    const bool beyondFirst = cross(arriving, direction) < -rounding;
    const bool beyondSecond = cross(leaving, direction) < -rounding;
    return juts() ? beyondFirst && beyondSecond : beyondFirst || beyondSecond;
}

VisibilityGraph::VisibilityGraph(const FreeRegion& region)
{
    add(region.outline);
    for (const auto& hole : region.holes)
        add(hole);
    std::map<std::pair<double, double>, int> meeting;
    for (const Corner& corner : m_corners)
        ++meeting[{corner.at.x, corner.at.y}];
    for (Corner& corner : m_corners)
        corner.isSealed = meeting[{corner.at.x, corner.at.y}] > 1;
}

void VisibilityGraph::add(const std::vector<nav::Point>& loop)
{
    for (std::size_t i = 0; i < loop.size(); ++i) {
        const Point before = loop[(i + loop.size() - 1) % loop.size()];
        const Point after = loop[(i + 1) % loop.size()];
        m_corners.push_back({loop[i], unit(loop[i] - before), unit(after - loop[i])});
        m_sides.push_back({loop[i], after});
    }
}

bool VisibilityGraph::isClear(const Place& from, const Place& to) const
{
    const nav::Segment sight{from.at, to.at};
    const double reach = distance(from.at, to.at);
    const Point along = unit(to.at - from.at);
    if ((from.corner && from.corner->blocks(along)) || (to.corner && to.corner->blocks(-along)))
        return false;
    for (const nav::Segment& side : m_sides)
        if (parts(from.at, along, side) && parts(side.a, unit(side.b - side.a), sight))
            return false;
    return std::none_of(m_corners.begin(), m_corners.end(), [&](const Corner& corner) {
        if (std::abs(cross(along, corner.at - from.at)) > rounding)
            return false;
        const double at = dot(along, corner.at - from.at);
        return at > rounding && at < reach - rounding &&
               (corner.isSealed || corner.blocks(along) || corner.blocks(-along));
    });
}

std::vector<VisibilityGraph::Place> VisibilityGraph::placesWithin(nav::Point start, nav::Point goal,
                                                                  double longest) const
{
    std::vector<Place> places{{start}, {goal}};
    for (const Corner& corner : m_corners)
        if (corner.juts() && !corner.isSealed &&
            distance(start, corner.at) + distance(corner.at, goal) <= longest)
            places.push_back({corner.at, &corner});
    return places;
}

std::optional<double> VisibilityGraph::shortest(nav::Point start, nav::Point goal,
                                                double longest) const
{
    const std::vector<Place> places = placesWithin(start, goal, longest);
    std::vector<double> costs(places.size(), std::numeric_limits<double>::infinity());
    std::vector<bool> isDone(places.size(), false);
    using Entry = std::pair<double, std::size_t>;
    std::priority_queue<Entry, std::vector<Entry>, std::greater<>> open;
    costs[0] = 0;
    open.push({distance(start, goal), 0});
    while (!open.empty()) {
        const std::size_t from = open.top().second;
        open.pop();
        if (from == 1)
            return costs[1];
        if (isDone[from])
            continue;
        isDone[from] = true;
        for (std::size_t to = 1; to < places.size(); ++to) {
            const double cost = costs[from] + distance(places[from].at, places[to].at);
            const double bound = cost + distance(places[to].at, goal);
            if (isDone[to] || cost >= costs[to] || bound > longest ||
                !isClear(places[from], places[to]))
                continue;
            costs[to] = cost;
            open.push({bound, to});
        }
    }
    return {};
}

} // namespace thicket::test
