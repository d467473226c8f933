#include "libnav/geometry/skeleton.h"

namespace thicket::nav {

namespace {

std::vector<Segment> chain(const std::vector<Point>& points, bool closed)
{
    std::vector<Segment> segments;
    for (std::size_t i = 0; i + 1 < points.size(); ++i)
        segments.push_back({points[i], points[i + 1]});
    if (closed || points.size() == 1)
        segments.push_back({points.back(), points.front()});
    return segments;
}

struct SkeletonOf {
    Skeleton operator()(const Circle& circle) const
    {
        return {{{circle.center, circle.center}}, circle.radius};
    }
    Skeleton operator()(const Wall& wall) const
    {
        return {chain(wall.points, wall.closed), wall.thickness / 2};
    }
    Skeleton operator()(const Polygon& polygon) const { return {chain(polygon.points, true), 0}; }
};

} // namespace

Skeleton skeletonOf(const Shape& shape) { return std::visit(SkeletonOf(), shape); }

std::vector<Point> middlesBetweenCrossings(const Segment& segment, const Skeleton& cutters)
{
    const Point along = segment.b - segment.a;
    std::vector<double> cuts{0, 1};
    const auto cut = [&](double share) {
        if (share > 0 && share < 1)
            cuts.push_back(share);
    };
    for (const Segment& other : cutters.segments) {
        const Point across = other.b - other.a;
        if (const double area = cross(along, across); area != 0)
            cut(cross(other.a - segment.a, across) / area);
        if (const double square = dot(along, along); square > 0)
            cut(dot(other.a - segment.a, along) / square);
    }
    std::sort(cuts.begin(), cuts.end());
    std::vector<Point> middles;
    for (std::size_t i = 0; i + 1 < cuts.size(); ++i)
        if (cuts[i + 1] > cuts[i])
            middles.push_back(segment.a + (cuts[i] + cuts[i + 1]) / 2 * along);
    return middles;
}

} // namespace thicket::nav
