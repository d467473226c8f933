#include "libnav/collision/expansion.h"

#include "libnav/collision/grid.h"
#include "libnav/collision/morton.h"

namespace thicket::nav {

namespace {

constexpr double toleranceShare = 1e-9;

Box boxOf(const Circle& circle) { return boxAround(circle.center, circle.radius); }
Box boxOf(const std::vector<Point>& points, double reach)
{
    Box box;
    for (const Point p : points)
        enclose(box, boxAround(p, reach));
    return box;
}
Box boxOf(const Wall& wall) { return boxOf(wall.points, wall.thickness / 2); }
Box boxOf(const Polygon& polygon) { return boxOf(polygon.points, 0); }

double radiusOf(const Circle& circle) { return circle.radius; }
double radiusOf(const Wall& wall) { return wall.thickness / 2; }
double radiusOf(const Polygon&) { return 0; }

/// Turns shapes into primitives, one after the other.
class Expander {
public:
    Expander(Expansion& result, double agentRadius)
        : m_result(result), m_agent(agentRadius), m_floor(leastRadius(result.tolerance))
    {}

    void add(std::int64_t id, const Circle& circle)
    {
        if (circle.inverted)
            return;
        const double radius = circle.radius + m_agent;
        if (radius > m_result.tolerance)
            m_result.discs.push_back({circle.center, radius, id, -1});
    }
    void addArena(std::int64_t id, const Circle& circle)
    {
        m_result.arenas.push_back({circle.center, circle.radius - m_agent, id});
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
    // Points that repeat their predecessor have no disc of their own.
    void addChain(std::int64_t id, const std::vector<Point>& points, bool closed, double trueRadius)
    {
        const double radius = std::max(trueRadius, m_floor);
        std::vector<std::int32_t> corners;
        for (std::size_t i = 0; i < points.size(); ++i)
            if (corners.empty() || points[i] != points[std::size_t(corners.back())])
                corners.push_back(static_cast<std::int32_t>(i));
        if (closed && corners.size() > 1 && points[std::size_t(corners.back())] == points[0])
            corners.pop_back();
        const auto first = static_cast<DiscIndex>(m_result.discs.size());
        for (const std::int32_t corner : corners)
            m_result.discs.push_back({points[std::size_t(corner)], radius, id, corner, trueRadius});
        const auto count = static_cast<DiscIndex>(corners.size());
        for (DiscIndex i = 0; i + 1 < count; ++i)
            m_result.cores.push_back({first + i, first + i + 1, id, corners[i]});
        if (closed && count > 2)
            m_result.cores.push_back({first + count - 1, first, id, corners[count - 1]});
    }

    Expansion& m_result;
    double m_agent;
    double m_floor;
};

double largestCoordinate(const Box& box)
{
    return std::max(
        {std::abs(box.min.x), std::abs(box.min.y), std::abs(box.max.x), std::abs(box.max.y)});
}

} // namespace

Expansion expand(std::span<const Obstacle> obstacles, double agentRadius)
{
    Expansion result;
    Box given;
    double largest = 0;
    std::vector<Point> centers;
    centers.reserve(obstacles.size());
    for (const Obstacle& obstacle : obstacles)
        std::visit(
            [&](const auto& shape) {
                const Box box = boxOf(shape);
                enclose(given, box);
                centers.push_back(box.center());
                largest = std::max(largest, radiusOf(shape) + agentRadius);
            },
            obstacle.shape);
    const double extent = std::max(given.width(), given.height());
    // Far from the origin, what doubles resolve is coarser than the share of a small map.
    const double resolution =
        16 * std::numeric_limits<double>::epsilon() * largestCoordinate(given);
    const double scale = std::max(extent, largest);
    result.tolerance = std::max(toleranceShare * (scale > 0 ? scale : 1), resolution);

    Expander expander(result, agentRadius);
    for (const Obstacle& obstacle : obstacles)
        if (const auto* circle = std::get_if<Circle>(&obstacle.shape); circle && circle->inverted)
            expander.addArena(obstacle.id, *circle);
    result.discs.reserve(obstacles.size());
    for (const std::uint32_t i : mortonOrder(centers))
        std::visit([&](const auto& shape) { expander.add(obstacles[i].id, shape); },
                   obstacles[i].shape);
    for (const Disc& disc : result.discs)
        enclose(result.bounds, boxAround(disc.center, disc.radius));
    for (const Arena& arena : result.arenas)
        enclose(result.bounds, boxAround(arena.center, std::max(0.0, arena.radius)));
    return result;
}

} // namespace thicket::nav
