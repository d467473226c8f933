#include "libnav/collision/expansion/growth.h"

#include "libnav/geometry/grid.h"

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

double largestCoordinate(const Box& box)
{
    return std::max(
        {std::abs(box.min.x), std::abs(box.min.y), std::abs(box.max.x), std::abs(box.max.y)});
}

} // namespace

double toleranceFor(const Box& given, double largestRadius)
{
    const double extent = std::max(given.width(), given.height());
    // Far from the origin the resolution of doubles is coarser than that share of a small map.
    const double resolution =
        16 * std::numeric_limits<double>::epsilon() * largestCoordinate(given);
    const double scale = std::max(extent, largestRadius);
    return std::max(toleranceShare * (scale > 0 ? scale : 1), resolution);
}

Box boxOf(const Shape& shape)
{
    return std::visit([](const auto& given) { return boxOf(given); }, shape);
}

double expandedRadius(const Shape& shape, double agentRadius)
{
    return agentRadius + std::visit([](const auto& given) { return radiusOf(given); }, shape);
}

} // namespace thicket::nav
