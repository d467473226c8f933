#include "tests/support/oracles/bruteforceground.h"

#include "libnav/geometry/distance.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace thicket::test {

using nav::Point;

namespace {

std::vector<nav::Segment> sidesOf(const std::vector<Point>& points, bool closed)
{
    std::vector<nav::Segment> sides;
    for (std::size_t i = 1; i < points.size() + (closed ? 1 : 0); ++i)
        sides.push_back({points[i - 1], points[i % points.size()]});
    return sides;
}

/// The least gap between an obstacle and a segment that begins outside of it.
double bruteForceGap(const nav::Obstacle& obstacle, const nav::Segment& segment)
{
    if (const auto* circle = std::get_if<nav::Circle>(&obstacle.shape)) {
        if (!circle->inverted)
            return nav::distance(circle->center, segment) - circle->radius;
        return circle->radius - std::max(nav::distance(circle->center, segment.a),
                                         nav::distance(circle->center, segment.b));
    }
    const auto* wall = std::get_if<nav::Wall>(&obstacle.shape);
    const auto sides = wall ? sidesOf(wall->points, wall->closed)
                            : sidesOf(std::get<nav::Polygon>(obstacle.shape).points, true);
    double least = std::numeric_limits<double>::infinity();
    for (const nav::Segment& side : sides)
        least = std::min(least, nav::distance(side, segment));
    return wall ? least - wall->thickness / 2 : least;
}

} // namespace

double bruteForceGap(const Obstacles& obstacles, Point p)
{
    double least = std::numeric_limits<double>::infinity();
    for (const nav::Obstacle& obstacle : obstacles)
        least = std::min(least, nav::signedDistance(p, obstacle.shape));
    return least;
}

double bruteForceGap(const Obstacles& obstacles, const nav::Segment& segment)
{
    double least = std::numeric_limits<double>::infinity();
    for (const nav::Obstacle& obstacle : obstacles)
        least = std::min(least, bruteForceGap(obstacle, segment));
    return least;
}

Point onLattice(Point p)
{
    return {std::rint(p.x * denominator) / denominator, std::rint(p.y * denominator) / denominator};
}

double roundingAt(Point p) { return 1e-15 * (100 + std::abs(p.x) + std::abs(p.y)); }

std::string faultOf(const Obstacles& obstacles, const steer::Move& move, Point p, double radius)
{
    if (move.to != onLattice(move.to))
        return "not on the lattice";
    const double lacking =
        radius + skin - bruteForceGap(obstacles, nav::Segment{p, move.to}) - roundingAt(p);
    return lacking > 0 ? "nearer than the skin by " + std::to_string(lacking) : std::string();
}

Point randomVector(double size, SplitMix& dice)
{
    return size * steer::directionOf(dice.between(-4, 4));
}

nav::Obstacle wall(std::int64_t id, std::vector<Point> points, double thickness)
{
    return {id, nav::Wall{std::move(points), thickness, false}};
}

} // namespace thicket::test
