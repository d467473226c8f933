#include "libnav/collision/expansion/expansion.h"

#include "libnav/geometry/grid.h"
#include "libnav/geometry/morton.h"

namespace thicket::nav {

namespace {

/// Expands shapes, one after the other.
class Expander {
public:
    Expander(Expansion& result, double agentRadius)
        : m_result(result), m_agent(agentRadius), m_minimum(minimumExpansion(result.tolerance))
    {}

    void add(std::int64_t id, const Circle& circle)
    {
        if (circle.inverted) {
            m_result.arenas.push_back({circle.center, circle.radius - m_agent, id});
            return;
        }
        const double radius = circle.radius + m_agent;
        if (radius > m_result.tolerance)
            m_result.discs.push_back({circle.center, radius, id, -1});
    }
    void add(std::int64_t id, const Wall& wall)
    {
        addChain(id, wall.points, wall.closed, wall.thickness / 2 + m_agent);
    }
    void add(std::int64_t id, const Polygon& polygon)
    {
        addChain(id, polygon.points, true, m_agent);
        m_result.interiors.emplace_back(id, polygon);
    }

private:
    // A point that repeats the one before it has no disc of its own.
    void addChain(std::int64_t id, const std::vector<Point>& points, bool closed, double trueRadius)
    {
        const double radius = std::max(trueRadius, m_minimum);
        std::vector<std::int32_t> corners;
        for (std::size_t i = 0; i < points.size(); ++i)
            if (corners.empty() || points[i] != points[std::size_t(corners.back())])
                corners.push_back(static_cast<std::int32_t>(i));
        if (closed && corners.size() > 1 && points[std::size_t(corners.back())] == points[0])
            corners.pop_back();
        const auto first = static_cast<DiscIndex>(m_result.discs.size());
        for (const std::int32_t corner : corners)
            m_result.discs.push_back({points[std::size_t(corner)], radius, id, corner, trueRadius});
        DiscIndex last = first;
        for (std::size_t i = 0; i + 1 < corners.size(); ++i) {
            const DiscIndex next(last + 1);
            m_result.cores.push_back({last, next, id, corners[i]});
            last = next;
        }
        if (closed && corners.size() > 2)
            m_result.cores.push_back({last, first, id, corners.back()});
    }

    Expansion& m_result;
    double m_agent;
    double m_minimum;
};

} // namespace

ObstacleParts expandInto(Expansion& expansion, const Obstacle& obstacle, double agentRadius)
{
    const std::size_t discs = expansion.discs.size();
    const std::size_t cores = expansion.cores.size();
    ObstacleParts parts;
    if (std::holds_alternative<Polygon>(obstacle.shape))
        parts.interior = static_cast<InteriorSlot>(expansion.interiors.size());
    Expander expander(expansion, agentRadius);
    std::visit([&](const auto& shape) { expander.add(obstacle.id, shape); }, obstacle.shape);
    parts.firstDisc = static_cast<RawIndex>(discs);
    parts.discCount = static_cast<std::uint32_t>(expansion.discs.size() - discs);
    parts.firstCore = static_cast<CoreIndex>(cores);
    parts.coreCount = static_cast<std::uint32_t>(expansion.cores.size() - cores);
    return parts;
}

Expansion expand(std::span<const Obstacle> obstacles, double agentRadius)
{
    Expansion result;
    std::vector<Point> centers;
    centers.reserve(obstacles.size());
    for (const Obstacle& obstacle : obstacles) {
        const Box box = boxOf(obstacle.shape);
        enclose(result.given, box);
        centers.push_back(box.center());
        result.largestRadius =
            std::max(result.largestRadius, expandedRadius(obstacle.shape, agentRadius));
    }
    result.tolerance = toleranceFor(result.given, result.largestRadius);
    result.order = mortonOrder(centers);
    const auto isArena = [&](std::uint32_t i) {
        const auto* circle = std::get_if<Circle>(&obstacles[i].shape);
        return circle && circle->inverted;
    };
    const auto rest = std::stable_partition(result.order.begin(), result.order.end(), isArena);
    std::sort(result.order.begin(), rest);
    result.parts.reserve(obstacles.size());
    result.discs.reserve(obstacles.size());
    for (const std::uint32_t i : result.order)
        result.parts.push_back(expandInto(result, obstacles[i], agentRadius));
    for (const Disc& disc : result.discs)
        enclose(result.bounds, boxAround(disc.center, disc.radius));
    for (const Arena& arena : result.arenas)
        enclose(result.bounds, boxAround(arena.center, std::max(0.0, arena.radius)));
    return result;
}

} // namespace thicket::nav
