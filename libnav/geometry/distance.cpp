#include "libnav/geometry/distance.h"

#include "libnav/geometry/skeleton.h"

#include <boost/geometry/algorithms/distance.hpp>
#include <boost/geometry/algorithms/envelope.hpp>
#include <boost/geometry/algorithms/within.hpp>
#include <boost/geometry/geometries/box.hpp>
#include <boost/geometry/geometries/register/point.hpp>
#include <boost/geometry/geometries/ring.hpp>
#include <boost/geometry/geometries/segment.hpp>
#include <boost/geometry/strategies/strategies.hpp>

#include <algorithm>
#include <limits>

BOOST_GEOMETRY_REGISTER_POINT_2D(thicket::nav::Point, double, boost::geometry::cs::cartesian, x, y)

namespace thicket::nav {

namespace {

namespace bg = boost::geometry;
using Ring = bg::model::ring<Point>; // closed: the first point is repeated
using BoostSegment = bg::model::segment<Point>;
using EvenOdd = bg::strategy::within::crossings_multiply<Point>;

Ring ringOf(const std::vector<Point>& points)
{
    Ring ring(points.begin(), points.end());
    ring.push_back(points.front());
    return ring;
}

double toSkeleton(Point p, const Skeleton& skeleton)
{
    double nearest = std::numeric_limits<double>::infinity();
    for (const Segment& segment : skeleton.segments)
        nearest = std::min(nearest, distance(p, segment));
    return nearest;
}

double betweenSkeletons(const Skeleton& a, const Skeleton& b)
{
    double nearest = std::numeric_limits<double>::infinity();
    for (const Segment& segment : a.segments)
        for (const Segment& other : b.segments)
            nearest = std::min(nearest, distance(segment, other));
    return nearest;
}

double farthestFrom(Point p, const Skeleton& skeleton)
{
    double farthest = 0;
    for (const Segment& segment : skeleton.segments)
        farthest = std::max({farthest, distance(p, segment.a), distance(p, segment.b)});
    return farthest + skeleton.radius;
}

const Circle* arenaOf(const Shape& shape)
{
    const auto* circle = std::get_if<Circle>(&shape);
    return circle && circle->inverted ? circle : nullptr;
}

bool isOnBlockedSide(Point p, const Polygon& polygon)
{
    return bg::within(p, ringOf(polygon.points), EvenOdd()) != polygon.inverted;
}

// Whether the skeleton begins on the polygon's blocked side. If the outlines do not meet, the whole
// skeleton is then there.
bool begins(const Skeleton& skeleton, const Shape& in)
{
    const auto* polygon = std::get_if<Polygon>(&in);
    return polygon && isOnBlockedSide(skeleton.segments.front().a, *polygon);
}

// The depth of one polygon in the other is measured at sample points: on its outline between
// crossings with the other's, and inside it at half its height.
bool reachesInto(const Polygon& a, const Polygon& b, double tolerance)
{
    const auto isDeepIn = [&](Point p, const Polygon& polygon) {
        return signedDistance(p, polygon) < -tolerance;
    };
    const Skeleton other = skeletonOf(b);
    for (const Segment& side : skeletonOf(a).segments)
        for (const Point middle : middlesBetweenCrossings(side, other))
            if (isDeepIn(middle, b))
                return true;
    const Box box = boundingBox(a);
    const double y = box.center().y;
    const Segment chord{{box.min.x, y}, {box.max.x, y}};
    for (const Point middle : middlesBetweenCrossings(chord, skeletonOf(a)))
        if (isDeepIn(middle, a) && isDeepIn(middle, b))
            return true;
    return false;
}

} // namespace

double distance(Point p, const Segment& s)
{
    return s.a == s.b ? distance(p, s.a) : bg::distance(p, BoostSegment(s.a, s.b));
}

double distance(const Segment& a, const Segment& b)
{
    if (a.a == a.b)
        return distance(a.a, b);
    if (b.a == b.b)
        return distance(b.a, a);
    return bg::distance(BoostSegment(a.a, a.b), BoostSegment(b.a, b.b));
}

double signedDistance(Point p, const Shape& shape)
{
    const Skeleton skeleton = skeletonOf(shape);
    const double apart = toSkeleton(p, skeleton);
    if (const auto* polygon = std::get_if<Polygon>(&shape))
        return isOnBlockedSide(p, *polygon) ? -apart : apart;
    const double outside = apart - skeleton.radius;
    return isInverted(shape) ? -outside : outside;
}

double distance(const Shape& a, const Shape& b)
{
    if (isInverted(a) && isInverted(b))
        return 0;
    const Skeleton boneA = skeletonOf(a);
    const Skeleton boneB = skeletonOf(b);
    if (const Circle* arena = arenaOf(a))
        return std::max(0.0, arena->radius - farthestFrom(arena->center, boneB));
    if (const Circle* arena = arenaOf(b))
        return std::max(0.0, arena->radius - farthestFrom(arena->center, boneA));
    if (begins(boneA, b) || begins(boneB, a))
        return 0;
    return std::max(0.0, betweenSkeletons(boneA, boneB) - boneA.radius - boneB.radius);
}

bool overlap(const Shape& a, const Shape& b, double tolerance)
{
    if (isInverted(a) && isInverted(b))
        return true;
    const auto* polygonA = std::get_if<Polygon>(&a);
    const auto* polygonB = std::get_if<Polygon>(&b);
    if (polygonA && polygonB)
        return reachesInto(*polygonA, *polygonB, tolerance) ||
               reachesInto(*polygonB, *polygonA, tolerance);
    const Skeleton boneA = skeletonOf(a);
    const Skeleton boneB = skeletonOf(b);
    // Without thickness there is no interior.
    if ((!polygonA && boneA.radius <= 0) || (!polygonB && boneB.radius <= 0))
        return false;
    if (const Circle* arena = arenaOf(a))
        return farthestFrom(arena->center, boneB) > arena->radius + tolerance;
    if (const Circle* arena = arenaOf(b))
        return farthestFrom(arena->center, boneA) > arena->radius + tolerance;
    const double thick = boneA.radius + boneB.radius;
    if (begins(boneA, b) || begins(boneB, a))
        return thick > tolerance;
    return betweenSkeletons(boneA, boneB) - thick < -tolerance;
}

Box boundingBox(const Shape& shape)
{
    const Skeleton skeleton = skeletonOf(shape);
    Box bounds;
    for (const Segment& segment : skeleton.segments) {
        bg::model::box<Point> box;
        bg::envelope(BoostSegment(segment.a, segment.b), box);
        enclose(bounds, grown({box.min_corner(), box.max_corner()}, skeleton.radius));
    }
    return bounds;
}

} // namespace thicket::nav
