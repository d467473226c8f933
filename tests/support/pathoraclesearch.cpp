#include "tests/support/angle.h"
#include "tests/support/dijkstra.h"
#include "tests/support/pathoracle.h"

#include <algorithm>
#include <cmath>
#include <numbers>

// One query of the oracle: its two points join the links, Dijkstra does the rest.
namespace thicket::test {

/// From the point to both sides of every disc; `id` stands for the point in the links.
std::vector<PathOracle::Link> PathOracle::tangentsFrom(Point p, int id) const
{
    std::vector<Link> links;
    for (std::size_t j = 0; j < m_rounds.size(); ++j) {
        const Round& q = m_rounds[j];
        const double apart = distance(p, q.center);
        if (apart < q.radius - 2 * m_tolerance)
            continue;
        const double back = std::atan2(p.y - q.center.y, p.x - q.center.x);
        for (int way = 0; way < 2; ++way) {
            const double length = std::sqrt(std::max(0.0, (apart - q.radius) * (apart + q.radius)));
            const double half = std::atan2(length, q.radius);
            const double angle = back + (way == 0 ? half : -half);
            const Point contact = q.center + q.radius * Point{std::cos(angle), std::sin(angle)};
            if (isClear(p, contact))
                links.push_back({id, 2 * static_cast<int>(j) + way, 0, positive(angle), length});
        }
    }
    return links;
}

/// Whether the rim is free from `angle` over `span`, counter-clockwise.
bool PathOracle::isFreeRim(const Round& round, double angle, double span) const
{
    const double slack = m_tolerance / round.radius;
    if (round.isWhole || span <= 2 * slack)
        return true;
    return std::any_of(round.free.begin(), round.free.end(), [&](const auto& stretch) {
        double begin = positive(angle - stretch[0]);
        if (begin > 2 * std::numbers::pi - slack)
            begin = 0;
        return begin + span <= stretch[1] - stretch[0] + 2 * slack;
    });
}

/// Arcs between neighbouring contacts of one oriented rim.
void PathOracle::walkRim(const Round& round, bool left, Ring ring, LengthGraph& graph) const
{
    std::sort(ring.begin(), ring.end());
    for (std::size_t i = 0; i < ring.size(); ++i) {
        const auto [lowAngle, low] = ring[i];
        const auto [highAngle, high] = ring[i + 1 == ring.size() ? 0 : i + 1];
        const double span = positive(highAngle - lowAngle);
        if (!isFreeRim(round, lowAngle, span))
            continue;
        const double length = round.radius * span;
        const int from = left ? low : high;
        const int to = left ? high : low;
        graph[static_cast<std::size_t>(from)].push_back({to, length});
        if (span < 1e-10) // equal contacts in either order
            graph[static_cast<std::size_t>(to)].push_back({from, length});
    }
}

std::optional<double> PathOracle::shortest(Point start, Point goal) const
{
    if (start == goal)
        return 0.0;
    std::vector<Link> links = m_links;
    for (const Link& link : tangentsFrom(start, -1))
        links.push_back(link);
    for (const Link& link : tangentsFrom(goal, -2))
        links.push_back({link.to ^ 1, -2, link.toAngle, 0, link.length});

    constexpr int startNode = 0;
    constexpr int goalNode = 1;
    LengthGraph graph(2);
    std::vector<Ring> rings(2 * m_rounds.size());
    const auto nodeOn = [&](int rim, double angle) {
        if (rim < 0)
            return rim == -1 ? startNode : goalNode;
        const int node = static_cast<int>(graph.size());
        rings[static_cast<std::size_t>(rim)].push_back({angle, node});
        graph.emplace_back();
        return node;
    };
    for (const Link& link : links) {
        const int from = nodeOn(link.from, link.fromAngle);
        const int to = nodeOn(link.to, link.toAngle);
        graph[static_cast<std::size_t>(from)].push_back({to, link.length});
    }
    if (isClear(start, goal))
        graph[startNode].push_back({goalNode, distance(start, goal)});
    for (std::size_t rim = 0; rim < rings.size(); ++rim)
        walkRim(m_rounds[rim / 2], rim % 2 == 0, std::move(rings[rim]), graph);
    return shortestWay(graph, startNode, goalNode);
}

} // namespace thicket::test
