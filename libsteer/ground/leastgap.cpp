#include "libsteer/ground/leastgap.h"

#include "libnav/geometry/distance.h"
#include "libnav/geometry/grid.h"

#include <algorithm>
#include <cmath>

namespace thicket::steer {

namespace {

using nav::Box;
using nav::distance;
using nav::Segment;

/// The greatest distance of a point of the box.
double farthest(const Box& box, Point p)
{
    const double x = std::max(std::abs(box.min.x - p.x), std::abs(box.max.x - p.x));
    const double y = std::max(std::abs(box.min.y - p.y), std::abs(box.max.y - p.y));
    return std::sqrt(x * x + y * y);
}

/// Whether the segment meets the box, by separating axes.
bool isMetBy(const Box& box, const Segment& s)
{
    if (!box.intersects(nav::boxAround(s, 0)))
        return false;
    const Point middle = box.center();
    const Point by = s.b - s.a;
    const double reach = (std::abs(by.y) * box.width() + std::abs(by.x) * box.height()) / 2;
    return std::abs(cross(by, middle - s.a)) <= reach;
}

double distance(const Box& box, const Primitive& side)
{
    const Segment s{side.a, side.a + side.length * side.along};
    if (isMetBy(box, s))
        return 0;
    double least = std::min(distance(box, s.a), distance(box, s.b));
    for (const Point corner :
         {box.min, box.max, Point{box.min.x, box.max.y}, Point{box.max.x, box.min.y}})
        least = std::min(least, lengthOf(offSkeleton(side, corner)));
    return least;
}

} // namespace

double leastGap(const nav::Box& box, const Primitive& one)
{
    switch (one.kind) {
    case Primitive::Kind::round:
        return distance(box, one.a) - one.radius;
    case Primitive::Kind::arena:
        return one.radius - farthest(box, one.a);
    case Primitive::Kind::side:
        break;
    }
    return distance(box, one) - one.radius;
}

} // namespace thicket::steer
