#include "plugins/shapes/grownshapes.h"

#include "plugins/shapes/arcs.h"

#include <algorithm>
#include <cmath>

namespace thicket::plugins {

namespace {

using nav::Point;
using Ring = std::vector<Point>;

nav::Box boxOf(const Ring& ring)
{
    nav::Box box;
    for (const Point p : ring)
        nav::enclose(box, {p, p});
    return box;
}

Ring counterClockwise(Ring ring)
{
    double area = 0;
    for (std::size_t i = 0; i < ring.size(); ++i)
        area += nav::cross(ring[i] - ring[0], ring[(i + 1) % ring.size()] - ring[0]);
    if (area < 0)
        std::reverse(ring.begin(), ring.end());
    return ring;
}

class Grower {
public:
    explicit Grower(const Growth& growth) : m_growth(growth) {}

    GrownShape result;

    void operator()(const nav::Circle& circle)
    {
        if (circle.inverted) {
            const double radius = circle.radius - m_growth.radius - m_growth.slack;
            const int corners = cornersAround(std::max(radius, 0.0), m_growth.arcError);
            note(radius > 0 ? circumscribedExcess(radius, corners) : 0);
            arena(radius > 0 ? inscribed(circle.center, radius, corners) : Ring{});
        } else if (circle.radius + m_growth.radius > 0) {
            const double radius = circle.radius + m_growth.radius + m_growth.slack;
            const nav::Box box{circle.center, circle.center};
            if (!nav::grown(box, radius).intersects(m_growth.box))
                return;
            const int corners = cornersAround(radius, m_growth.arcError);
            note(circumscribedExcess(radius, corners));
            add(circumscribed(circle.center, radius, corners));
        }
    }
    void operator()(const nav::Wall& wall)
    {
        const double radius =
            std::max(wall.thickness / 2 + m_growth.radius, m_growth.leastWall) + m_growth.slack;
        for (std::size_t i = 0; i + 1 < wall.points.size(); ++i)
            stadium({wall.points[i], wall.points[i + 1]}, radius);
        if (wall.closed)
            stadium({wall.points.back(), wall.points.front()}, radius);
    }
    void operator()(const nav::Polygon& polygon)
    {
        Ring ring = counterClockwise(polygon.points);
        if (!polygon.inverted && !m_growth.keepsPolygons && addConvex(ring))
            return;
        if (!m_growth.keepsPolygons)
            for (std::size_t i = 0; i < ring.size(); ++i)
                stadium({ring[i], ring[(i + 1) % ring.size()]}, m_growth.radius + m_growth.slack);
        if (polygon.inverted)
            arena(std::move(ring));
        else
            add(std::move(ring));
    }

private:
    void note(double excess) { result.error = std::max(result.error, excess + m_growth.slack); }

    void stadium(const nav::Segment& segment, double radius)
    {
        nav::Box box{segment.a, segment.a};
        nav::enclose(box, {segment.b, segment.b});
        if (!nav::grown(box, radius).intersects(m_growth.box))
            return;
        const int corners = (cornersAround(radius, m_growth.arcError) + 1) / 2 * 2;
        note(circumscribedExcess(radius, corners));
        add(circumscribedStadium(segment, radius, corners));
    }
    /// As one part. False: the ring is not convex.
    bool addConvex(const Ring& ring)
    {
        const double radius = m_growth.radius + m_growth.slack;
        const int corners = cornersAround(radius, m_growth.arcError);
        Ring grown = circumscribedConvex(ring, radius, corners);
        if (grown.empty())
            return false;
        note(circumscribedExcess(radius, corners));
        add(std::move(grown));
        return true;
    }
    void add(Ring ring)
    {
        ring = clipped(std::move(ring), m_growth.box);
        if (ring.size() > 2)
            result.parts.push_back({std::move(ring)});
    }
    /// All but the counter-clockwise ring.
    void arena(Ring ring)
    {
        ring = clipped(std::move(ring), m_growth.box);
        std::reverse(ring.begin(), ring.end());
        result.parts.push_back({nav::polygonOf(m_growth.box).points, std::move(ring)});
    }

    const Growth& m_growth;
};

} // namespace

GrownShape grown(const nav::Shape& shape, const Growth& growth)
{
    Grower grower(growth);
    std::visit(grower, shape);
    return std::move(grower.result);
}

std::vector<Point> clipped(std::vector<Point> ring, const nav::Box& box)
{
    if (ring.empty() || box.encloses(boxOf(ring)))
        return ring;
    // How far a point is within each side.
    const auto within = [&box](Point p, int side) {
        switch (side) {
        case 0:
            return p.x - box.min.x;
        case 1:
            return box.max.x - p.x;
        case 2:
            return p.y - box.min.y;
        default:
            return box.max.y - p.y;
        }
    };
    for (int side = 0; side < 4; ++side) {
        Ring kept;
        for (std::size_t i = 0; i < ring.size(); ++i) {
            const Point a = ring[i], b = ring[(i + 1) % ring.size()];
            const double ofA = within(a, side), ofB = within(b, side);
            if (ofA >= 0)
                kept.push_back(a);
            if ((ofA < 0) != (ofB < 0)) {
                const Point cut = a + ofA / (ofA - ofB) * (b - a);
                kept.push_back({std::clamp(cut.x, box.min.x, box.max.x),
                                std::clamp(cut.y, box.min.y, box.max.y)});
            }
        }
        ring = std::move(kept);
        if (ring.empty())
            break;
    }
    return ring;
}

} // namespace thicket::plugins
